<?php

use Profilwerk\SitePackage\Hooks\ReportChange;
use TYPO3\CMS\Core\Utility\ExtensionManagementUtility;

defined('TYPO3') or die();

// The forms of this package, for the form editor and for pages.
ExtensionManagementUtility::addTypoScriptSetup('
    module.tx_form.settings.yamlConfigurations.1760 = EXT:profilwerk/Configuration/Form/Setup.yaml
    plugin.tx_form.settings.yamlConfigurations.1760 = EXT:profilwerk/Configuration/Form/Setup.yaml
');

// Redirects as JSON, which name the site of visitors. The settings of the TYPO3 may say otherwise.
$GLOBALS['TYPO3_CONF_VARS']['SYS']['features']['headless.redirectMiddlewares'] ??= true;

// The site is told of changes, if it shares a secret.
$GLOBALS['TYPO3_CONF_VARS']['SC_OPTIONS']['t3lib/class.t3lib_tcemain.php']['clearCachePostProc']['profilwerk'] = ReportChange::class . '->note';

// Drawings that the forms take, for their storage: PHP reads DXF and STEP as plain text or as bytes. The kinds of a
// TYPO3 have no STEP.
foreach (['dxf' => 'image/vnd.dxf', 'dwg' => 'image/vnd.dwg', 'step' => 'model/step', 'stp' => 'model/step', 'p21' => 'model/step'] as $ending => $type) {
    $GLOBALS['TYPO3_CONF_VARS']['SYS']['FileInfo']['mimeTypeCompatibility']['text/plain'][$ending] = $type;
    $GLOBALS['TYPO3_CONF_VARS']['SYS']['miscfile_ext'] = trim(($GLOBALS['TYPO3_CONF_VARS']['SYS']['miscfile_ext'] ?? '') . ',' . $ending, ',');
}
// The binary DXF.
$GLOBALS['TYPO3_CONF_VARS']['SYS']['FileInfo']['mimeTypeCompatibility']['application/octet-stream']['dxf'] = 'image/vnd.dxf';
