<?php

// The parts of TYPO3 13.4 and EXT:container 3.2 that the site package calls, with the signatures that they have there.

namespace TYPO3\CMS\Core\Utility {
    class ExtensionManagementUtility
    {
        public static function addTCAcolumns(string $table, array $columns): void
        {
            $GLOBALS['TCA'][$table]['columns'] = array_merge($GLOBALS['TCA'][$table]['columns'] ?? [], $columns);
        }

        public static function addTcaSelectItemGroup(string $table, string $field, string $id, ?string $label, ?string $position = 'bottom'): void
        {
            $GLOBALS['TCA'][$table]['columns'][$field]['config']['itemGroups'][$id] = $label;
        }

        public static function addTcaSelectItem(string $table, string $field, array $item, string $relativeToField = '', string $relativePosition = ''): void
        {
            $GLOBALS['TCA'][$table]['columns'][$field]['config']['items'][] = $item;
        }

        public static function addPiFlexFormValue(string $pluginKey, string $value, string $type = 'list'): void
        {
            $GLOBALS['TCA']['tt_content']['columns']['pi_flexform']['config']['ds']["$pluginKey,$type"] = $value;
        }

        public static function addToAllTCAtypes(string $table, string $fields, string $types = '', string $position = ''): void
        {
            foreach ($GLOBALS['TCA'][$table]['types'] as &$type) {
                $type['showitem'] .= ', ' . $fields;
            }
        }

        public static function addTypoScriptSetup(string $content): void
        {
            $GLOBALS['TYPO3_CONF_VARS']['FE']['defaultTypoScript_setup'] = $content;
        }
    }

    class GeneralUtility
    {
        public static function makeInstance(string $class): object
        {
            return new $class();
        }

        public static function fixed_lgd_cs(string $text, int $chars): string
        {
            return mb_strlen($text) > $chars ? mb_substr($text, 0, $chars) . '...' : $text;
        }
    }
}

namespace B13\Container\Tca {
    use TYPO3\CMS\Core\Utility\ExtensionManagementUtility;

    class ContainerConfiguration
    {
        public string $icon = '';
        public string $group = '';

        public function __construct(public string $cType, public string $label, public string $description, public array $grid)
        {
        }

        public function setIcon(string $icon): ContainerConfiguration
        {
            $this->icon = $icon;
            return $this;
        }

        public function setGroup(string $group): ContainerConfiguration
        {
            $this->group = $group;
            return $this;
        }
    }

    class Registry
    {
        public function configureContainer(ContainerConfiguration $given): void
        {
            $item = ['label' => $given->label, 'value' => $given->cType, 'icon' => $given->cType, 'group' => $given->group, 'description' => $given->description];
            ExtensionManagementUtility::addTcaSelectItem('tt_content', 'CType', $item);
            // It writes the tabs of the element, too: its own fields are not among them.
            $GLOBALS['TCA']['tt_content']['types'][$given->cType] = ['showitem' => 'header', 'creationOptions' => ['saveAndClose' => true]];
            $GLOBALS['TCA']['tt_content']['ctrl']['typeicon_classes'][$given->cType] = $given->cType;
            $GLOBALS['TCA']['tt_content']['containerConfiguration'][$given->cType] = ['grid' => $given->grid, 'icon' => $given->icon];
        }
    }
}

namespace TYPO3\CMS\Core\Domain {
    interface RecordInterface
    {
        public function has(string $id): bool;
        public function get(string $id): mixed;
        public function getMainType(): string;
    }

    class Record implements RecordInterface
    {
        public function __construct(private string $table, private array $properties)
        {
        }

        public function has(string $id): bool
        {
            return array_key_exists($id, $this->properties);
        }

        public function get(string $id): mixed
        {
            return $this->properties[$id];
        }

        public function getMainType(): string
        {
            return $this->table;
        }
    }

    class RecordFactory
    {
        /** Resolves relations, here from arrays: records have their table, files their name. */
        public function createResolvedRecordFromDatabaseRow(string $table, array $row): RecordInterface
        {
            $columns = $GLOBALS['TCA'][$table]['columns'];
            foreach ($row as $name => $value) {
                $foreign = $columns[$name]['config']['foreign_table'] ?? null;
                if ($foreign !== null) {
                    $row[$name] = array_map(fn(array $child) => $this->createResolvedRecordFromDatabaseRow($foreign, $child), $value);
                }
                if (($columns[$name]['config']['type'] ?? '') === 'file') {
                    $row[$name] = new \TYPO3\CMS\Core\Resource\FileReference($value);
                }
            }
            return new Record($table, $row);
        }
    }
}

namespace TYPO3\CMS\Core\Resource {
    class FileReference
    {
        public function __construct(public string $name)
        {
        }
    }
}

namespace TYPO3\CMS\Backend\View\BackendLayout\Grid {
    class GridColumnItem
    {
        public function __construct(private array $record)
        {
        }

        public function getRecord(): array
        {
            return $this->record;
        }
    }
}

namespace TYPO3\CMS\Backend\Preview {
    use TYPO3\CMS\Backend\View\BackendLayout\Grid\GridColumnItem;
    use TYPO3\CMS\Core\Resource\FileReference;

    class StandardContentPreviewRenderer
    {
        public function renderPageModulePreviewContent(GridColumnItem $item): string
        {
            return '';
        }

        protected function getThumbCodeUnlinked(iterable|FileReference $fileReferences): string
        {
            $files = $fileReferences instanceof FileReference ? [$fileReferences] : $fileReferences;
            $images = '';
            foreach ($files as $file) {
                $images .= '<img src="' . $file->name . '">';
            }
            return $images;
        }

        protected function renderText(string $input): string
        {
            return nl2br(htmlspecialchars(trim(strip_tags($input)), ENT_QUOTES, 'UTF-8', false));
        }

        protected function linkEditContent(string $linkText, array $row, string $table = 'tt_content'): string
        {
            return '<a href="/edit/' . $row['uid'] . '">' . $linkText . '</a>';
        }

        protected function getLanguageService(): object
        {
            return new class () {
                public function sL(string $input): string
                {
                    return substr($input, (int)strrpos($input, ':') + 1);
                }
            };
        }
    }
}
