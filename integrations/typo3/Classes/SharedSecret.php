<?php

declare(strict_types=1);

namespace Profilwerk\SitePackage;

use TYPO3\CMS\Core\Configuration\ExtensionConfiguration;

/** Signs addresses with the secret that the site has as CONTENT_SECRET. */
final class SharedSecret
{
    private const SHORTEST = 32;

    /** The secret of the settings of this extension; empty if there is none that is long enough. */
    public static function ofSettings(ExtensionConfiguration $settings): string
    {
        try {
            $secret = (string)($settings->get('profilwerk', 'secret') ?? '');
        } catch (\Exception) {
            return '';
        }
        return strlen($secret) >= self::SHORTEST ? $secret : '';
    }

    /** The end in seconds since the epoch, and the signature of an address until then. */
    public static function sign(string $secret, string $signedFor, string $path, int $ends): string
    {
        return $ends . '.' . hash_hmac('sha256', $signedFor . "\n" . $path . "\n" . $ends, $secret);
    }

    public static function isSigned(string $secret, string $signedFor, string $path, string $given, int $now): bool
    {
        if (preg_match('/^(\d{10})\.[0-9a-f]{64}$/D', $given, $found) !== 1 || (int)$found[1] < $now) {
            return false;
        }
        return hash_equals(self::sign($secret, $signedFor, $path, (int)$found[1]), $given);
    }
}
