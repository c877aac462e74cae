<?php

declare(strict_types=1);

namespace Profilwerk\SitePackage\Form;

use FriendsOfTYPO3\Headless\Utility\HeadlessMode;
use TYPO3\CMS\Core\Utility\GeneralUtility;
use TYPO3\CMS\Form\Domain\Finishers\ConfirmationFinisher;

/** The text of a confirmation as JSON: EXT:headless drops whatever else a finisher returns. */
final class JsonConfirmationFinisher extends ConfirmationFinisher
{
    protected function executeInternal(): string
    {
        $request = $GLOBALS['TYPO3_REQUEST'] ?? null;
        $mode = GeneralUtility::makeInstance(HeadlessMode::class);
        if ($request === null || !$mode->withRequest($request)->isEnabled()) {
            return (string)parent::executeInternal();
        }
        // A content element in place of the text is not sent: the site shows its own thanks.
        $message = (int)$this->parseOption('contentElementUid') > 0 ? '' : $this->parseOption('message');
        return json_encode(['message' => is_string($message) ? $message : ''], JSON_THROW_ON_ERROR);
    }
}
