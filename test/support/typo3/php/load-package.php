<?php

// Loads the site package as a TYPO3 does, from a folder. Prints its TCA and settings, and previews of the elements given.

require __DIR__ . '/typo3-classes.php';
define('TYPO3', true);
['folder' => $folder, 'elements' => $elements] = json_decode(stream_get_contents(STDIN), true);

$GLOBALS['TYPO3_CONF_VARS'] = ['GFX' => ['imagefile_ext' => 'gif,jpg,jpeg,png,svg,webp'], 'SYS' => ['miscfile_ext' => 'pdf']];
$GLOBALS['TCA']['tt_content'] = [
    'columns' => ['CType' => ['config' => ['type' => 'select']], 'bodytext' => ['config' => ['type' => 'text']], 'assets' => ['config' => ['type' => 'file']]],
    'types' => ['text' => ['showitem' => 'bodytext']],
];
// Each file has its own variables.
$load = static fn(string $file) => require $file;
$load("$folder/ext_localconf.php");
foreach (glob("$folder/Configuration/TCA/*.php") as $file) {
    $GLOBALS['TCA'][basename($file, '.php')] = $load($file);
}
$load("$folder/Configuration/TCA/Overrides/tt_content.php");
require "$folder/Classes/ElementPreviewRenderer.php";

$renderer = new Profilwerk\SitePackage\ElementPreviewRenderer();
$previews = array_map(
    fn(array $row) => $renderer->renderPageModulePreviewContent(new TYPO3\CMS\Backend\View\BackendLayout\Grid\GridColumnItem($row)),
    $elements
);
echo json_encode(['tca' => $GLOBALS['TCA'], 'settings' => $GLOBALS['TYPO3_CONF_VARS'], 'previews' => $previews]);
