<?php

// Made by source/write.ts from source/elements.ts: change it there.

return [
    'ctrl' => [
        'title' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:tx_profilwerk_download',
        'label' => 'title',
        'tstamp' => 'tstamp',
        'crdate' => 'crdate',
        'delete' => 'deleted',
        'sortby' => 'sorting',
        'hideTable' => true,
        'languageField' => 'sys_language_uid',
        'transOrigPointerField' => 'l10n_parent',
        'transOrigDiffSourceField' => 'l10n_diffsource',
        'enablecolumns' => ['disabled' => 'hidden'],
        'security' => ['ignorePageTypeRestriction' => true],
    ],
    'columns' => [
        'parent' => ['config' => ['type' => 'passthrough']],
        'title' => [
            'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:tx_profilwerk_download.title',
            'config' => ['type' => 'input', 'max' => 255],
        ],
        'category' => [
            'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:tx_profilwerk_download.category',
            'config' => ['type' => 'input', 'max' => 255],
        ],
        'version' => [
            'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:tx_profilwerk_download.version',
            'config' => ['type' => 'input', 'max' => 255],
        ],
        'language_code' => [
            'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:tx_profilwerk_download.language_code',
            'config' => ['type' => 'input', 'max' => 255],
        ],
        'day' => [
            'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:tx_profilwerk_download.day',
            'config' => ['type' => 'input', 'max' => 255],
        ],
        'file' => [
            'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:tx_profilwerk_download.file',
            'config' => ['type' => 'file', 'maxitems' => 1, 'allowed' => 'pdf,zip,dxf,stp,step,stl,xlsx,docx'],
        ],
    ],
    'types' => [0 => ['showitem' => 'title, category, version, language_code, day, file']],
];
