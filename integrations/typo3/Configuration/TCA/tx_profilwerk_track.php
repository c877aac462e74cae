<?php

// Made by source/write.ts from source/elements.ts: change it there.

return [
    'ctrl' => [
        'title' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:tx_profilwerk_track',
        'label' => 'language_code',
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
        'language_code' => [
            'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:tx_profilwerk_track.language_code',
            'config' => ['type' => 'input', 'max' => 255],
        ],
        'file' => [
            'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:tx_profilwerk_track.file',
            'config' => ['type' => 'file', 'maxitems' => 1, 'allowed' => 'vtt'],
        ],
    ],
    'types' => [0 => ['showitem' => 'language_code, file']],
];
