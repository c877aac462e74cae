<?php

// Made by source/write.ts from source/elements.ts: change it there.

return [
    'ctrl' => [
        'title' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:tx_profilwerk_card',
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
            'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:tx_profilwerk_card.title',
            'config' => ['type' => 'input', 'max' => 255],
        ],
        'text' => [
            'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:tx_profilwerk_card.text',
            'config' => ['type' => 'input', 'max' => 255],
        ],
        'image' => [
            'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:tx_profilwerk_card.image',
            'config' => ['type' => 'file', 'maxitems' => 1, 'allowed' => 'common-image-types'],
        ],
        'link' => [
            'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:tx_profilwerk_card.link',
            'config' => ['type' => 'link'],
        ],
    ],
    'types' => [0 => ['showitem' => 'title, text, image, link']],
];
