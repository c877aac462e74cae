<?php

// Made by source/write.ts from source/elements.ts: change it there.

return [
    'ctrl' => [
        'title' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:tx_profilwerk_contact',
        'label' => 'name',
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
        'name' => [
            'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:tx_profilwerk_contact.name',
            'config' => ['type' => 'input', 'max' => 255],
        ],
        'positions' => [
            'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:tx_profilwerk_contact.positions',
            'config' => ['type' => 'text', 'rows' => 5],
        ],
        'groups_of' => [
            'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:tx_profilwerk_contact.groups_of',
            'config' => ['type' => 'text', 'rows' => 5],
        ],
        'regions' => [
            'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:tx_profilwerk_contact.regions',
            'config' => ['type' => 'text', 'rows' => 5],
        ],
        'organisations' => [
            'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:tx_profilwerk_contact.organisations',
            'config' => ['type' => 'text', 'rows' => 5],
        ],
        'email' => [
            'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:tx_profilwerk_contact.email',
            'config' => ['type' => 'input', 'max' => 255],
        ],
        'tel' => [
            'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:tx_profilwerk_contact.tel',
            'config' => ['type' => 'input', 'max' => 255],
        ],
        'mobile' => [
            'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:tx_profilwerk_contact.mobile',
            'config' => ['type' => 'input', 'max' => 255],
        ],
        'images' => [
            'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:tx_profilwerk_contact.images',
            'config' => ['type' => 'file', 'maxitems' => 6, 'allowed' => 'common-image-types'],
        ],
    ],
    'types' => [0 => ['showitem' => 'name, positions, groups_of, regions, organisations, email, tel, mobile, images']],
];
