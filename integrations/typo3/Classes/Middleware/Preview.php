<?php

declare(strict_types=1);

namespace Profilwerk\SitePackage\Middleware;

use Profilwerk\SitePackage\SharedSecret;
use Psr\Http\Message\ResponseInterface;
use Psr\Http\Message\ServerRequestInterface;
use Psr\Http\Server\MiddlewareInterface;
use Psr\Http\Server\RequestHandlerInterface;
use TYPO3\CMS\Core\Configuration\ExtensionConfiguration;
use TYPO3\CMS\Core\Context\Context;
use TYPO3\CMS\Core\Context\VisibilityAspect;
use TYPO3\CMS\Frontend\Aspect\PreviewAspect;
use TYPO3\CMS\Frontend\Cache\CacheInstruction;

/** Sends hidden and future pages and elements to the site, which has checked the link of an editor. */
final class Preview implements MiddlewareInterface
{
    public function __construct(
        private readonly Context $context,
        private readonly ExtensionConfiguration $settings,
    ) {}

    public function process(ServerRequestInterface $request, RequestHandlerInterface $handler): ResponseInterface
    {
        $given = $request->getHeaderLine('x-profilwerk-preview');
        $secret = $given === '' ? '' : SharedSecret::ofSettings($this->settings);
        $path = rawurldecode($request->getUri()->getPath());
        if ($secret === '' || !SharedSecret::isSigned($secret, 'preview', $path, $given, time())) {
            return $handler->handle($request);
        }
        $this->context->setAspect('visibility', new VisibilityAspect(true, true, false, true));
        $this->context->setAspect('frontend.preview', new PreviewAspect(true));
        $caching = $request->getAttribute('frontend.cache.instruction', new CacheInstruction());
        $caching->disableCache('EXT:profilwerk: preview of an editor');
        return $handler
            ->handle($request->withAttribute('frontend.cache.instruction', $caching))
            ->withHeader('Cache-Control', 'private, no-store');
    }
}
