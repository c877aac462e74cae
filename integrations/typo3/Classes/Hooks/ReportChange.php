<?php

declare(strict_types=1);

namespace Profilwerk\SitePackage\Hooks;

use Profilwerk\SitePackage\SharedSecret;
use Psr\Log\LoggerInterface;
use TYPO3\CMS\Core\Configuration\ExtensionConfiguration;
use TYPO3\CMS\Core\Http\RequestFactory;
use TYPO3\CMS\Core\Log\LogManager;
use TYPO3\CMS\Core\Site\SiteFinder;
use TYPO3\CMS\Core\Utility\GeneralUtility;

/** Tells each site that an editor has changed something, once at the end of the request in which it happened. */
final class ReportChange
{
    private const PATH = '/content/changed';
    private const SECONDS = 300;
    private static bool $isNoted = false;

    /** A hook of the DataHandler, after it has emptied the caches of changed records. */
    public function note(): void
    {
        if (self::$isNoted) {
            return;
        }
        self::$isNoted = true;
        register_shutdown_function($this->report(...));
    }

    private function report(): void
    {
        $secret = SharedSecret::ofSettings(GeneralUtility::makeInstance(ExtensionConfiguration::class));
        if ($secret === '') {
            return;
        }
        foreach (GeneralUtility::makeInstance(SiteFinder::class)->getAllSites() as $site) {
            $address = rtrim((string)($site->getConfiguration()['frontendBase'] ?? ''), '/');
            if ($address === '') {
                continue;
            }
            $token = SharedSecret::sign($secret, 'changed', self::PATH, time() + self::SECONDS);
            try {
                GeneralUtility::makeInstance(RequestFactory::class)->request($address . self::PATH, 'POST', [
                    'headers' => ['authorization' => 'Profilwerk ' . $token],
                    'timeout' => 2,
                    'allow_redirects' => false,
                ]);
            } catch (\Throwable $reason) {
                // The site shows the change within a minute anyway.
                $this->log()->warning('The site was not told of a change: ' . $reason->getMessage());
            }
        }
    }

    private function log(): LoggerInterface
    {
        return GeneralUtility::makeInstance(LogManager::class)->getLogger(self::class);
    }
}
