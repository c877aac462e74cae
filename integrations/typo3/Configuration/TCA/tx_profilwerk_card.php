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
        'link' => [
            'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:tx_profilwerk_card.link',
            'config' => ['type' => 'link'],
        ],
        'style' => [
            'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:tx_profilwerk_card.style',
            'config' => [
                'type' => 'select',
                'renderType' => 'selectSingle',
                'default' => 'primary',
                'items' => [
                    [
                        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:tx_profilwerk_card.style.primary',
                        'value' => 'primary',
                    ],
                    [
                        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:tx_profilwerk_card.style.secondary',
                        'value' => 'secondary',
                    ],
                ],
            ],
        ],
        'title' => [
            'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:tx_profilwerk_card.title',
            'config' => ['type' => 'input', 'max' => 255],
        ],
        'anchor' => [
            'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:tx_profilwerk_card.anchor',
            'config' => ['type' => 'input', 'max' => 255],
        ],
        'image' => [
            'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:tx_profilwerk_card.image',
            'config' => ['type' => 'file', 'maxitems' => 1, 'allowed' => 'common-image-types'],
        ],
        'text' => [
            'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:tx_profilwerk_card.text',
            'config' => ['type' => 'input', 'max' => 255],
        ],
    ],
    'types' => [0 => ['showitem' => 'link, style, title, anchor, image, text']],
];
