<?php

declare(strict_types=1);

namespace Profilwerk\SitePackage;

use TYPO3\CMS\Backend\Preview\StandardContentPreviewRenderer;
use TYPO3\CMS\Backend\View\BackendLayout\Grid\GridColumnItem;
use TYPO3\CMS\Core\Domain\RecordFactory;
use TYPO3\CMS\Core\Domain\RecordInterface;
use TYPO3\CMS\Core\Utility\GeneralUtility;

/** An element in the page module: its text, pictures and films, its cards, and what it takes from the shop. */
final class ElementPreviewRenderer extends StandardContentPreviewRenderer
{
    public function renderPageModulePreviewContent(GridColumnItem $item): string
    {
        $row = $item->getRecord();
        $element = GeneralUtility::makeInstance(RecordFactory::class)->createResolvedRecordFromDatabaseRow('tt_content', $row);
        $content = '';
        foreach ($GLOBALS['TCA']['tt_content']['columns'] as $column => $config) {
            if ($column === 'bodytext' || $column === 'assets') {
                $content .= $this->renderColumn($element, $column, ['label' => ''] + $config);
            } elseif (str_starts_with($column, 'site_')) {
                $content .= $this->renderColumn($element, $column, $config);
            }
        }
        return $content === '' ? '' : $this->linkEditContent($content, $row);
    }

    /** Switches, numbers, links and drawings have nothing to see here. */
    private function renderColumn(RecordInterface $record, string $column, array $config): string
    {
        $type = $config['config']['type'] ?? '';
        // Only fields of its type are in a record. Others are not asked for: each relation is a query.
        if (!in_array($type, ['file', 'inline', 'text', 'input'], true) || !$record->has($column)) {
            return '';
        }
        $value = $record->get($column);
        return match (true) {
            $value === null, $value === '' => '',
            $type === 'file' => $this->getThumbCodeUnlinked($value),
            $type === 'inline' => $this->renderRecords(is_iterable($value) ? $value : [$value]),
            str_starts_with((string)$value, '[') => '',
            default => $this->renderWords((string)$value, $config['label']),
        };
    }

    /** @param iterable<RecordInterface> $records */
    private function renderRecords(iterable $records): string
    {
        $entries = '';
        foreach ($records as $record) {
            $entries .= '<li>';
            foreach ($GLOBALS['TCA'][$record->getMainType()]['columns'] as $column => $config) {
                $entries .= $this->renderColumn($record, $column, ['label' => ''] + $config);
            }
            $entries .= '</li>';
        }
        return $entries === '' ? '' : '<ul>' . $entries . '</ul>';
    }

    /** @param string $label reference to the name of the column; empty for words that need none */
    private function renderWords(string $words, string $label): string
    {
        $name = $label === '' ? '' : '<strong>' . htmlspecialchars($this->getLanguageService()->sL($label)) . '</strong> ';
        return '<div>' . $name . $this->renderText(GeneralUtility::fixed_lgd_cs(strip_tags($words), 300)) . '</div>';
    }
}
