<?php

declare(strict_types=1);

namespace Profilwerk\SitePackage\EventListener;

use Profilwerk\SitePackage\SharedSecret;
use TYPO3\CMS\Backend\Routing\Event\AfterPagePreviewUriGeneratedEvent;
use TYPO3\CMS\Core\Configuration\ExtensionConfiguration;

/** Signs the link of "View webpage", so that the site shows a page that is not published, for an hour. */
final class PreviewLink
{
    private const SECONDS = 3600;

    public function __construct(private readonly ExtensionConfiguration $settings) {}

    public function __invoke(AfterPagePreviewUriGeneratedEvent $event): void
    {
        $secret = SharedSecret::ofSettings($this->settings);
        if ($secret === '') {
            return;
        }
        $uri = $event->getPreviewUri();
        // The site has no slash at the end of an address.
        $path = rtrim(rawurldecode($uri->getPath()), '/');
        $token = SharedSecret::sign($secret, 'preview', $path, time() + self::SECONDS);
        $query = array_filter([$uri->getQuery(), 'preview=' . $token]);
        $event->setPreviewUri($uri->withQuery(implode('&', $query)));
    }
}
