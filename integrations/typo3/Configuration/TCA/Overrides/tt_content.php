<?php

// Made by source/write.ts from source/elements.ts: change it there.

use TYPO3\CMS\Core\Utility\ExtensionManagementUtility;

defined('TYPO3') or die();

ExtensionManagementUtility::addTCAcolumns('tt_content', [
    'site_background' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_background',
        'config' => [
            'type' => 'select',
            'renderType' => 'selectSingle',
            'default' => '',
            'items' => [
                ['label' => '-', 'value' => ''],
                ['label' => 'mud', 'value' => 'mud'],
                ['label' => 'deep', 'value' => 'deep'],
            ],
        ],
    ],
    'site_gallery' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_gallery',
        'config' => ['type' => 'check', 'renderType' => 'checkboxToggle', 'default' => 0],
    ],
    'site_desktop' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_desktop',
        'config' => ['type' => 'check', 'renderType' => 'checkboxToggle', 'default' => 1],
    ],
    'site_tablet' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_tablet',
        'config' => ['type' => 'check', 'renderType' => 'checkboxToggle', 'default' => 1],
    ],
    'site_mobile' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_mobile',
        'config' => ['type' => 'check', 'renderType' => 'checkboxToggle', 'default' => 1],
    ],
    'site_link' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_link',
        'config' => ['type' => 'link'],
    ],
    'site_closable' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_closable',
        'config' => ['type' => 'check', 'renderType' => 'checkboxToggle', 'default' => 0],
    ],
    'site_cards' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_cards',
        'config' => [
            'type' => 'inline',
            'foreign_table' => 'tx_profilwerk_card',
            'foreign_field' => 'parent',
            'foreign_sortby' => 'sorting',
        ],
    ],
    'site_columns' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_columns',
        'config' => ['type' => 'number', 'default' => 2],
    ],
    'site_privacy_link' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_privacy_link',
        'config' => ['type' => 'link'],
    ],
    'site_quote' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_quote',
        'config' => ['type' => 'input', 'max' => 255],
    ],
    'site_author' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_author',
        'config' => ['type' => 'input', 'max' => 255],
    ],
    'site_trigger' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_trigger',
        'config' => [
            'type' => 'select',
            'renderType' => 'selectSingle',
            'default' => 'click',
            'items' => [
                ['label' => 'click', 'value' => 'click'],
                ['label' => 'load', 'value' => 'load'],
                ['label' => 'scroll', 'value' => 'scroll'],
            ],
        ],
    ],
    'site_delay' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_delay',
        'config' => ['type' => 'number', 'default' => 5],
    ],
    'site_rest_days' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_rest_days',
        'config' => ['type' => 'number', 'default' => 30],
    ],
    'site_previous' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_previous',
        'config' => ['type' => 'link'],
    ],
    'site_next' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_next',
        'config' => ['type' => 'link'],
    ],
    'site_downloads' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_downloads',
        'config' => [
            'type' => 'inline',
            'foreign_table' => 'tx_profilwerk_download',
            'foreign_field' => 'parent',
            'foreign_sortby' => 'sorting',
        ],
    ],
    'site_filter' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_filter',
        'config' => ['type' => 'check', 'renderType' => 'checkboxToggle', 'default' => 0],
    ],
    'site_enquiry_link' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_enquiry_link',
        'config' => ['type' => 'link'],
    ],
    'site_materials' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_materials',
        'config' => ['type' => 'text', 'rows' => 5],
    ],
    'site_product_numbers' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_product_numbers',
        'config' => ['type' => 'text', 'rows' => 5],
    ],
    'site_product_ids' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_product_ids',
        'config' => ['type' => 'text', 'rows' => 5],
    ],
    'site_limit' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_limit',
        'config' => ['type' => 'number', 'default' => 4],
    ],
    'site_placeholder' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_placeholder',
        'config' => ['type' => 'input', 'max' => 255],
    ],
    'site_view' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_view',
        'config' => [
            'type' => 'select',
            'renderType' => 'selectSingle',
            'default' => 'products',
            'items' => [
                ['label' => 'products', 'value' => 'products'],
                ['label' => 'content', 'value' => 'content'],
                ['label' => 'contacts', 'value' => 'contacts'],
                ['label' => 'downloads', 'value' => 'downloads'],
            ],
        ],
    ],
    'site_category' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_category',
        'config' => ['type' => 'input', 'max' => 255],
    ],
    'site_categories' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_categories',
        'config' => ['type' => 'text', 'rows' => 5],
    ],
    'site_show_image' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_show_image',
        'config' => ['type' => 'check', 'renderType' => 'checkboxToggle', 'default' => 1],
    ],
    'site_shortcut_group' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_shortcut_group',
        'config' => ['type' => 'input', 'max' => 255],
    ],
    'site_shortcut_category' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_shortcut_category',
        'config' => ['type' => 'input', 'max' => 255],
    ],
    'site_shortcut_title' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_shortcut_title',
        'config' => ['type' => 'input', 'max' => 255],
    ],
    'site_shortcut_note' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_shortcut_note',
        'config' => ['type' => 'input', 'max' => 255],
    ],
    'site_shortcut_limit' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_shortcut_limit',
        'config' => ['type' => 'number', 'default' => 12],
    ],
    'site_sorting' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_sorting',
        'config' => ['type' => 'input', 'max' => 255],
    ],
    'site_video' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_video',
        'config' => ['type' => 'file', 'maxitems' => 1, 'allowed' => 'mp4,webm,youtube,vimeo'],
    ],
    'site_video_title' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_video_title',
        'config' => ['type' => 'input', 'max' => 255],
    ],
    'site_caption' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_caption',
        'config' => ['type' => 'input', 'max' => 255],
    ],
    'site_tracks' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_tracks',
        'config' => [
            'type' => 'inline',
            'foreign_table' => 'tx_profilwerk_track',
            'foreign_field' => 'parent',
            'foreign_sortby' => 'sorting',
        ],
    ],
    'site_transcript' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_transcript',
        'config' => ['type' => 'text', 'enableRichtext' => true],
    ],
    'site_consent_text' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_consent_text',
        'config' => ['type' => 'input', 'max' => 255],
    ],
    'site_contacts' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_contacts',
        'config' => [
            'type' => 'inline',
            'foreign_table' => 'tx_profilwerk_contact',
            'foreign_field' => 'parent',
            'foreign_sortby' => 'sorting',
        ],
    ],
    'site_more_link' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_more_link',
        'config' => ['type' => 'link'],
    ],
    'site_facts_link' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_facts_link',
        'config' => ['type' => 'link'],
    ],
    'site_layers' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_layers',
        'config' => ['type' => 'text', 'rows' => 5],
    ],
    'site_parts' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_parts',
        'config' => ['type' => 'text', 'rows' => 5],
    ],
    'site_captions' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_captions',
        'config' => ['type' => 'text', 'rows' => 5],
    ],
    'site_anchor' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_anchor',
        'config' => ['type' => 'input', 'max' => 255],
    ],
    'site_width' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_width',
        'config' => [
            'type' => 'select',
            'renderType' => 'selectSingle',
            'default' => 'wide',
            'items' => [
                ['label' => 'wide', 'value' => 'wide'],
                ['label' => 'narrow', 'value' => 'narrow'],
                ['label' => 'full', 'value' => 'full'],
            ],
        ],
    ],
    'site_side' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_side',
        'config' => [
            'type' => 'select',
            'renderType' => 'selectSingle',
            'default' => 'left',
            'items' => [['label' => 'left', 'value' => 'left'], ['label' => 'right', 'value' => 'right']],
        ],
    ],
    'site_ratio' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_ratio',
        'config' => [
            'type' => 'select',
            'renderType' => 'selectSingle',
            'default' => '50-50',
            'items' => [
                ['label' => '50-50', 'value' => '50-50'],
                ['label' => '33-66', 'value' => '33-66'],
                ['label' => '66-33', 'value' => '66-33'],
            ],
        ],
    ],
    'site_badge' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_badge',
        'config' => ['type' => 'input', 'max' => 255],
    ],
]);

foreach ([
    'site_banner' => 'assets, bodytext, site_link, site_closable',
    'site_cta' => 'bodytext, site_cards',
    'site_group' => 'site_columns',
    'site_newsletter_teaser' => 'bodytext, site_link, site_privacy_link',
    'site_mood_banner' => 'assets, site_quote, site_author',
    'site_popup' => 'bodytext, site_link, site_trigger, site_delay, site_rest_days',
    'site_story_nav' => 'site_cards, site_previous, site_next',
    'site_download_form' => 'bodytext, pi_flexform, site_downloads',
    'site_download_list' => 'bodytext, site_filter, site_downloads',
    'site_chain_rack' => 'bodytext, assets, site_enquiry_link',
    'site_cut_list' => 'bodytext, assets, site_enquiry_link',
    'site_cad' => 'bodytext, assets, site_enquiry_link',
    'site_chemical_resistance' => 'bodytext, assets, site_materials, site_enquiry_link',
    'site_product_box' => 'site_product_numbers, site_product_ids, site_limit, bodytext, site_link',
    'site_search_teaser' => 'bodytext, site_placeholder, site_view, site_link',
    'site_shop_categories' => 'site_category, site_categories, site_show_image, bodytext, site_link, site_shortcut_group, site_shortcut_category, site_shortcut_title, site_shortcut_note, site_shortcut_limit',
    'site_shop_products' => 'site_category, site_limit, site_sorting, bodytext, site_link',
    'site_video' => 'site_video, site_video_title, assets, site_caption, site_tracks, site_transcript, site_consent_text',
    'site_address_list' => 'bodytext, site_filter, site_contacts',
    'site_hero' => 'assets, bodytext, site_link, site_more_link, site_cards, site_facts_link, site_layers, site_parts, site_captions',
    'site_section' => 'site_anchor, site_width, bodytext',
    'site_split' => 'assets, site_side, site_ratio, bodytext, site_link',
    'site_teaser' => 'assets, site_badge, bodytext, site_link, site_cards',
] as $type => $fields) {
    ExtensionManagementUtility::addTcaSelectItem('tt_content', 'CType', [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:' . $type,
        'value' => $type,
        'group' => 'special',
    ]);
    $GLOBALS['TCA']['tt_content']['types'][$type] = [
        'showitem' => '--palette--;;general, --palette--;;headers, ' . $fields
            . ', --div--;core.form.tabs:access, --palette--;;hidden, --palette--;;access',
        'columnsOverrides' => ['bodytext' => ['config' => ['enableRichtext' => true]]],
    ];
}

foreach (['site_download_form'] as $type) {
    ExtensionManagementUtility::addPiFlexFormValue('*', 'FILE:EXT:profilwerk/Configuration/FlexForms/Form.xml', $type);
}

// Stock elements have them too.
ExtensionManagementUtility::addToAllTCAtypes(
    'tt_content',
    '--div--;LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:appearance, site_background, site_gallery, site_desktop, site_tablet, site_mobile'
);
