<?php

// Made by source/write.ts from source/elements.ts: change it there.

use B13\Container\Tca\ContainerConfiguration;
use B13\Container\Tca\Registry;
use Profilwerk\SitePackage\ElementPreviewRenderer;
use TYPO3\CMS\Core\Utility\ExtensionManagementUtility;
use TYPO3\CMS\Core\Utility\GeneralUtility;

defined('TYPO3') or die();

ExtensionManagementUtility::addTCAcolumns('tt_content', [
    'site_background' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_background',
        'config' => [
            'type' => 'select',
            'renderType' => 'selectSingle',
            'default' => '',
            'items' => [
                [
                    'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_background.none',
                    'value' => '',
                ],
                [
                    'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_background.mud',
                    'value' => 'mud',
                ],
                [
                    'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_background.deep',
                    'value' => 'deep',
                ],
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
                [
                    'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_trigger.click',
                    'value' => 'click',
                ],
                [
                    'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_trigger.load',
                    'value' => 'load',
                ],
                [
                    'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_trigger.scroll',
                    'value' => 'scroll',
                ],
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
                [
                    'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_view.products',
                    'value' => 'products',
                ],
                [
                    'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_view.content',
                    'value' => 'content',
                ],
                [
                    'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_view.contacts',
                    'value' => 'contacts',
                ],
                [
                    'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_view.downloads',
                    'value' => 'downloads',
                ],
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
                [
                    'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_width.wide',
                    'value' => 'wide',
                ],
                [
                    'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_width.narrow',
                    'value' => 'narrow',
                ],
                [
                    'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_width.full',
                    'value' => 'full',
                ],
            ],
        ],
    ],
    'site_side' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_side',
        'config' => [
            'type' => 'select',
            'renderType' => 'selectSingle',
            'default' => 'left',
            'items' => [
                [
                    'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_side.left',
                    'value' => 'left',
                ],
                [
                    'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_side.right',
                    'value' => 'right',
                ],
            ],
        ],
    ],
    'site_ratio' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_ratio',
        'config' => [
            'type' => 'select',
            'renderType' => 'selectSingle',
            'default' => '50-50',
            'items' => [
                [
                    'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_ratio.50-50',
                    'value' => '50-50',
                ],
                [
                    'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_ratio.33-66',
                    'value' => '33-66',
                ],
                [
                    'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_ratio.66-33',
                    'value' => '66-33',
                ],
            ],
        ],
    ],
    'site_badge' => [
        'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_badge',
        'config' => ['type' => 'input', 'max' => 255],
    ],
]);

ExtensionManagementUtility::addTcaSelectItemGroup('tt_content', 'CType', 'profilwerk', 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:group', 'after:default');

$elements = [
    'site_banner' => [
        'icon' => 'content-info',
        'fields' => 'assets, bodytext, site_link, site_closable',
        'overrides' => [
            'assets' => [
                'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:assets',
                'config' => ['maxitems' => 1, 'allowed' => $GLOBALS['TYPO3_CONF_VARS']['GFX']['imagefile_ext']],
            ],
            'bodytext' => ['config' => ['enableRichtext' => true]],
        ],
    ],
    'site_cta' => [
        'icon' => 'content-carousel-item-calltoaction',
        'fields' => 'bodytext, site_cards',
        'overrides' => ['bodytext' => ['config' => ['enableRichtext' => true]]],
    ],
    'site_group' => ['icon' => 'content-container-columns-2', 'fields' => 'site_columns', 'overrides' => []],
    'site_newsletter_teaser' => [
        'icon' => 'content-elements-mailform',
        'fields' => 'bodytext, site_link, site_privacy_link',
        'overrides' => [
            'bodytext' => ['config' => ['enableRichtext' => true]],
            'site_link' => [
                'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_newsletter_teaser.site_link',
            ],
        ],
    ],
    'site_mood_banner' => [
        'icon' => 'content-quote',
        'fields' => 'assets, site_quote, site_author',
        'overrides' => [
            'assets' => [
                'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:assets',
                'config' => ['maxitems' => 1, 'allowed' => $GLOBALS['TYPO3_CONF_VARS']['GFX']['imagefile_ext']],
            ],
        ],
    ],
    'site_popup' => [
        'icon' => 'content-message',
        'fields' => 'bodytext, site_link, site_trigger, site_delay, site_rest_days',
        'overrides' => ['bodytext' => ['config' => ['enableRichtext' => true]]],
    ],
    'site_story_nav' => [
        'icon' => 'content-menu-section',
        'fields' => 'site_cards, site_previous, site_next',
        'overrides' => [],
    ],
    'site_download_form' => [
        'icon' => 'content-form',
        'fields' => 'bodytext, pi_flexform, site_downloads',
        'overrides' => ['bodytext' => ['config' => ['enableRichtext' => true]]],
    ],
    'site_download_list' => [
        'icon' => 'content-special-uploads',
        'fields' => 'bodytext, site_filter, site_downloads',
        'overrides' => ['bodytext' => ['config' => ['enableRichtext' => true]]],
    ],
    'site_chain_rack' => [
        'icon' => 'content-plugin',
        'fields' => 'bodytext, assets, site_enquiry_link',
        'overrides' => [
            'bodytext' => [
                'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_chain_rack.bodytext',
                'config' => ['enableRichtext' => true],
            ],
            'assets' => [
                'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:assets',
                'config' => ['maxitems' => 1, 'allowed' => $GLOBALS['TYPO3_CONF_VARS']['GFX']['imagefile_ext']],
            ],
        ],
    ],
    'site_cut_list' => [
        'icon' => 'content-table',
        'fields' => 'bodytext, assets, site_enquiry_link',
        'overrides' => [
            'bodytext' => [
                'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_cut_list.bodytext',
                'config' => ['enableRichtext' => true],
            ],
            'assets' => [
                'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:assets',
                'config' => ['maxitems' => 1, 'allowed' => $GLOBALS['TYPO3_CONF_VARS']['GFX']['imagefile_ext']],
            ],
        ],
    ],
    'site_cad' => [
        'icon' => 'content-package',
        'fields' => 'bodytext, assets, site_enquiry_link',
        'overrides' => [
            'bodytext' => [
                'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_cad.bodytext',
                'config' => ['enableRichtext' => true],
            ],
            'assets' => [
                'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:assets',
                'config' => ['maxitems' => 1, 'allowed' => $GLOBALS['TYPO3_CONF_VARS']['GFX']['imagefile_ext']],
            ],
        ],
    ],
    'site_chemical_resistance' => [
        'icon' => 'content-certificate',
        'fields' => 'bodytext, assets, site_materials, site_enquiry_link',
        'overrides' => [
            'bodytext' => [
                'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:site_chemical_resistance.bodytext',
                'config' => ['enableRichtext' => true],
            ],
            'assets' => [
                'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:assets',
                'config' => ['maxitems' => 1, 'allowed' => $GLOBALS['TYPO3_CONF_VARS']['GFX']['imagefile_ext']],
            ],
        ],
    ],
    'site_product_box' => [
        'icon' => 'content-card-group',
        'fields' => 'site_product_numbers, site_product_ids, site_limit, bodytext, site_link',
        'overrides' => ['bodytext' => ['config' => ['enableRichtext' => true]]],
    ],
    'site_search_teaser' => [
        'icon' => 'content-elements-searchform',
        'fields' => 'bodytext, site_placeholder, site_view, site_link',
        'overrides' => ['bodytext' => ['config' => ['enableRichtext' => true]]],
    ],
    'site_shop_categories' => [
        'icon' => 'content-menu-thumbnail',
        'fields' => 'site_category, site_categories, site_show_image, bodytext, site_link, site_shortcut_group, site_shortcut_category, site_shortcut_title, site_shortcut_note, site_shortcut_limit',
        'overrides' => ['bodytext' => ['config' => ['enableRichtext' => true]]],
    ],
    'site_shop_products' => [
        'icon' => 'content-gallery',
        'fields' => 'site_category, site_limit, site_sorting, bodytext, site_link',
        'overrides' => ['bodytext' => ['config' => ['enableRichtext' => true]]],
    ],
    'site_video' => [
        'icon' => 'content-media',
        'fields' => 'site_video, site_video_title, assets, site_caption, site_tracks, site_transcript, site_consent_text',
        'overrides' => [
            'assets' => [
                'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:assets',
                'config' => ['maxitems' => 1, 'allowed' => $GLOBALS['TYPO3_CONF_VARS']['GFX']['imagefile_ext']],
            ],
        ],
    ],
    'site_address_list' => [
        'icon' => 'content-listgroup',
        'fields' => 'bodytext, site_filter, site_contacts',
        'overrides' => ['bodytext' => ['config' => ['enableRichtext' => true]]],
    ],
    'site_hero' => [
        'icon' => 'content-carousel-header',
        'fields' => 'assets, bodytext, site_link, site_more_link, site_cards, site_facts_link, site_layers, site_parts, site_captions',
        'overrides' => [
            'assets' => [
                'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:assets',
                'config' => ['maxitems' => 1, 'allowed' => $GLOBALS['TYPO3_CONF_VARS']['GFX']['imagefile_ext']],
            ],
            'bodytext' => ['config' => ['enableRichtext' => true]],
        ],
    ],
    'site_section' => [
        'icon' => 'content-header',
        'fields' => 'site_anchor, site_width, bodytext',
        'overrides' => ['bodytext' => ['config' => ['enableRichtext' => true]]],
    ],
    'site_split' => [
        'icon' => 'content-beside-text-img-left',
        'fields' => 'assets, site_side, site_ratio, bodytext, site_link',
        'overrides' => [
            'assets' => [
                'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:assets',
                'config' => ['maxitems' => 1, 'allowed' => $GLOBALS['TYPO3_CONF_VARS']['GFX']['imagefile_ext']],
            ],
            'bodytext' => ['config' => ['enableRichtext' => true]],
        ],
    ],
    'site_teaser' => [
        'icon' => 'content-card',
        'fields' => 'assets, site_badge, bodytext, site_link, site_cards',
        'overrides' => [
            'assets' => [
                'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:assets',
                'config' => ['maxitems' => 1, 'allowed' => $GLOBALS['TYPO3_CONF_VARS']['GFX']['imagefile_ext']],
            ],
            'bodytext' => ['config' => ['enableRichtext' => true]],
        ],
    ],
];

// Elements that hold others: EXT:container keeps their place in the page module.
foreach (['site_group' => 201] as $type => $place) {
    $column = ['name' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:children', 'colPos' => $place];
    $container = new ContainerConfiguration($type, 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:' . $type, 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:' . $type . '.about', [[$column]]);
    $container->setIcon($elements[$type]['icon'])->setGroup('profilwerk');
    GeneralUtility::makeInstance(Registry::class)->configureContainer($container);
}

foreach ($elements as $type => ['icon' => $icon, 'fields' => $fields, 'overrides' => $overrides]) {
    $known = $GLOBALS['TCA']['tt_content']['types'][$type] ?? null;
    if ($known === null) {
        ExtensionManagementUtility::addTcaSelectItem('tt_content', 'CType', [
            'label' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:' . $type,
            'value' => $type,
            'description' => 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:' . $type . '.about',
            'icon' => $icon,
            'group' => 'profilwerk',
        ]);
        $GLOBALS['TCA']['tt_content']['ctrl']['typeicon_classes'][$type] = $icon;
        $known = ['previewRenderer' => ElementPreviewRenderer::class];
    }
    $GLOBALS['TCA']['tt_content']['types'][$type] = [
        'showitem' => '--palette--;;general, --palette--;;headers, ' . $fields
            . ', --div--;LLL:EXT:frontend/Resources/Private/Language/locallang_ttc.xlf:tabs.appearance'
            . ', --palette--;;frames, --palette--;;appearanceLinks'
            . ', --div--;LLL:EXT:core/Resources/Private/Language/Form/locallang_tabs.xlf:categories, categories'
            . ', --div--;LLL:EXT:core/Resources/Private/Language/Form/locallang_tabs.xlf:access'
            . ', --palette--;;hidden, --palette--;;access',
        'columnsOverrides' => $overrides,
    ] + $known;
}

foreach (['site_download_form'] as $type) {
    ExtensionManagementUtility::addPiFlexFormValue('*', 'FILE:EXT:profilwerk/Configuration/FlexForms/Form.xml', $type);
}

// Stock elements have them too.
ExtensionManagementUtility::addToAllTCAtypes(
    'tt_content',
    '--div--;LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:appearance, site_background, site_gallery, site_desktop, site_tablet, site_mobile'
);
