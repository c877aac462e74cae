<?php

use TYPO3\CMS\Core\Utility\ExtensionManagementUtility;

defined('TYPO3') or die();

// The forms of this package, for the form editor and for pages.
ExtensionManagementUtility::addTypoScriptSetup('
    module.tx_form.settings.yamlConfigurations.1760 = EXT:profilwerk/Configuration/Form/Setup.yaml
    plugin.tx_form.settings.yamlConfigurations.1760 = EXT:profilwerk/Configuration/Form/Setup.yaml
');
