import { contentColumns, labelIdOf } from './columns.ts'
import { ELEMENTS } from './elements.ts'
import { columnsOf, type FieldDefinition, type FieldDefinitions } from './fields.ts'
import { php, PHP_HEAD, raw } from './php.ts'
import { ENVELOPE_FIELDS } from './shared-fields.ts'
import { TEXTS, toColumns } from './tca.ts'

/** The changes of an element to columns that it shares with others. */
const overridesOf = (type: string, fields: FieldDefinitions): object =>
  Object.fromEntries(
    columnsOf(fields).flatMap((field): [string, object][] => {
      const label = labelIdOf(type, field)
      const override = { ...(label && { label: TEXTS + label }), ...stockConfigOf(field) }
      return Object.keys(override).length > 0 ? [[field.column, override]] : []
    }),
  )

function stockConfigOf({ column }: FieldDefinition): object {
  // One picture: TYPO3 would offer any number, films and documents, too.
  if (column === 'assets') return { config: { maxitems: 1, allowed: PICTURE_ENDINGS } }
  return column === 'bodytext' ? { config: { enableRichtext: true } } : {}
}

const PICTURE_ENDINGS = raw(`$GLOBALS['TYPO3_CONF_VARS']['GFX']['imagefile_ext']`)

const placeOf = (fields: FieldDefinitions): number[] =>
  Object.values(fields).flatMap((field) => (field.kind === 'children' ? [field.place] : []))

/** `Configuration/TCA/Overrides/tt_content.php`. */
export function contentTca(): string {
  const types = Object.entries(ELEMENTS).map(([type, { icon, fields }]) => [
    type,
    {
      icon,
      fields: [...new Set(columnsOf(fields).map(({ column }) => column))].join(', '),
      overrides: overridesOf(type, fields),
    },
  ])
  const containers = Object.entries(ELEMENTS).flatMap(([type, { fields }]) =>
    placeOf(fields).map((place) => [type, place]),
  )
  const withForm = Object.entries(ELEMENTS).flatMap(([type, { fields }]) =>
    columnsOf(fields).some(({ kind }) => kind === 'form') ? [type] : [],
  )
  return `${PHP_HEAD}
use B13\\Container\\Tca\\ContainerConfiguration;
use B13\\Container\\Tca\\Registry;
use Profilwerk\\SitePackage\\ElementPreviewRenderer;
use TYPO3\\CMS\\Core\\Utility\\ExtensionManagementUtility;
use TYPO3\\CMS\\Core\\Utility\\GeneralUtility;

defined('TYPO3') or die();

ExtensionManagementUtility::addTCAcolumns('tt_content', ${php(toColumns('', contentColumns()))});

ExtensionManagementUtility::addTcaSelectItemGroup('tt_content', 'CType', 'profilwerk', '${TEXTS}group', 'after:default');

$elements = ${php(Object.fromEntries(types))};

// Elements that hold others: EXT:container keeps their place in the page module.
foreach (${php(Object.fromEntries(containers))} as $type => $place) {
    $column = ['name' => '${TEXTS}children', 'colPos' => $place];
    $container = new ContainerConfiguration($type, '${TEXTS}' . $type, '${TEXTS}' . $type . '.about', [[$column]]);
    $container->setIcon($elements[$type]['icon'])->setGroup('profilwerk');
    GeneralUtility::makeInstance(Registry::class)->configureContainer($container);
}

foreach ($elements as $type => ['icon' => $icon, 'fields' => $fields, 'overrides' => $overrides]) {
    $known = $GLOBALS['TCA']['tt_content']['types'][$type] ?? null;
    if ($known === null) {
        ExtensionManagementUtility::addTcaSelectItem('tt_content', 'CType', [
            'label' => '${TEXTS}' . $type,
            'value' => $type,
            'description' => '${TEXTS}' . $type . '.about',
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

foreach (${php(withForm)} as $type) {
    ExtensionManagementUtility::addPiFlexFormValue('*', 'FILE:EXT:profilwerk/Configuration/FlexForms/Form.xml', $type);
}

// Stock elements have them too.
ExtensionManagementUtility::addToAllTCAtypes(
    'tt_content',
    '--div--;${TEXTS}appearance, ${Object.values(ENVELOPE_FIELDS)
      .map(({ column }) => column)
      .join(', ')}'
);
`
}
