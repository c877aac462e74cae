<?php declare(strict_types=1);

/**
 * Renders a mail template as a Shopware 6.6 does: undefined variables are errors, only HTML is escaped.
 * Reads {template, escape, locale, data} from the standard input. The filters are those of Shopware that the templates
 * call, without PHP's intl.
 */

require '/usr/share/php/Twig/autoload.php';

/** As Shopware's collections: by id, with `first` and `get`. */
final class Rows implements IteratorAggregate, Countable
{
    /** @param list<array<string, mixed>> $rows */
    public function __construct(private readonly array $rows)
    {
    }

    public function getIterator(): Iterator
    {
        return new ArrayIterator($this->rows);
    }

    public function count(): int
    {
        return \count($this->rows);
    }

    /** @return array<string, mixed>|null */
    public function first(): ?array
    {
        return $this->rows[0] ?? null;
    }

    /** @return array<string, mixed>|null */
    public function get(string $id): ?array
    {
        foreach ($this->rows as $row) {
            if ($row['id'] === $id) {
                return $row;
            }
        }

        return null;
    }
}

/** @var array{template: string, escape: bool, locale: string, data: array<string, mixed>} $input */
$input = json_decode((string) stream_get_contents(\STDIN), true, 512, \JSON_THROW_ON_ERROR);
$isGerman = str_starts_with($input['locale'], 'de');
$order = $input['data']['order'];
$lines = $order['lineItems'];
usort($lines, static fn (array $a, array $b): int => $a['position'] <=> $b['position']);
$order['nestedLineItems'] = new Rows($lines);
foreach (['addresses', 'deliveries', 'lineItems'] as $name) {
    $order[$name] = new Rows($order[$name]);
}

$twig = new Twig\Environment(new Twig\Loader\ArrayLoader(['mail' => $input['template']]), [
    'strict_variables' => true,
    'autoescape' => $input['escape'] ? 'html' : false,
]);
$twig->addFilter(new Twig\TwigFilter('currency', static function (float|int $price, string $iso) use ($isGerman): string {
    $amount = number_format((float) $price, 2, $isGerman ? ',' : '.', $isGerman ? '.' : ',');

    return $isGerman ? "{$amount}\u{a0}€" : "€{$amount}";
}));
$twig->addFilter(new Twig\TwigFilter(
    'format_datetime',
    static fn (string $time, string $date, string $clock, string $timezone = 'UTC', string $locale = 'en'): string =>
        (new DateTimeImmutable($time))
            ->setTimezone(new DateTimeZone($timezone))
            ->format($locale === 'de-DE' ? 'd.m.Y, H:i' : 'j M Y, H:i')
));
echo $twig->render('mail', ['order' => $order] + $input['data']);
