<?php declare(strict_types=1);

namespace Profilwerk\Shopware;

use Psr\Container\ContainerInterface;
use Shopware\Core\Framework\Context;
use Shopware\Core\Framework\DataAbstractionLayer\EntityRepository;
use Shopware\Core\Framework\DataAbstractionLayer\Search\Criteria;
use Shopware\Core\Framework\DataAbstractionLayer\Search\Filter\EqualsFilter;
use Shopware\Core\System\Language\LanguageEntity;

/**
 * The mail templates of Resources/set-up.json. One that is there is not written again: the company edits the same row,
 * and its words must survive an update. No flow is changed.
 */
final class OrderMailTemplates
{
    /** Put above the template for sales, which is otherwise the customer's. */
    private const FOR_SALES = "{% set forSales = true %}\n";

    /**
     * @param list<array{id: string, technicalName: string, reader: string, texts: array<string, array<string, string>>}> $wanted
     */
    public function __construct(
        private readonly ContainerInterface $container,
        private readonly array $wanted
    ) {
    }

    public function write(Context $context): void
    {
        $templates = $this->repository('mail_template');
        foreach ($this->wanted as $template) {
            if ($templates->searchIds(new Criteria([$template['id']]), $context)->firstId() !== null) {
                continue;
            }
            $ofType = (new Criteria())->addFilter(new EqualsFilter('technicalName', $template['technicalName']));
            $typeId = $this->repository('mail_template_type')->searchIds($ofType, $context)->firstId();
            if ($typeId === null) {
                continue;
            }
            $templates->create([[
                'id' => $template['id'],
                'mailTemplateTypeId' => $typeId,
                'systemDefault' => false,
                'translations' => $this->translations($template, $context),
            ]], $context);
        }
    }

    public function delete(Context $context): void
    {
        $ids = array_map(static fn (array $template): array => ['id' => $template['id']], $this->wanted);
        $this->repository('mail_template')->delete($ids, $context);
    }

    /**
     * Of each language, by its id: a Shopware refuses a code that it lacks, and a row without its system language.
     *
     * @param array{reader: string, texts: array<string, array<string, string>>} $template
     *
     * @return array<string, array<string, string>>
     */
    private function translations(array $template, Context $context): array
    {
        $translations = [];
        $languages = $this->repository('language')->search((new Criteria())->addAssociation('locale'), $context);
        foreach ($languages->getEntities() as $language) {
            \assert($language instanceof LanguageEntity);
            $isGerman = str_starts_with((string) $language->getLocale()?->getCode(), 'de');
            $translations[$language->getId()] = $this->text($template, $isGerman ? 'de-DE' : 'en-GB');
        }

        return $translations;
    }

    /**
     * @param array{reader: string, texts: array<string, array<string, string>>} $template
     *
     * @return array<string, string>
     */
    private function text(array $template, string $code): array
    {
        $file = __DIR__ . '/Resources/mail/' . $code;
        $above = $template['reader'] === 'sales' ? self::FOR_SALES : '';

        return [
            ...$template['texts'][$code],
            'contentHtml' => $above . file_get_contents($file . '.html.twig'),
            'contentPlain' => $above . file_get_contents($file . '.plain.twig'),
        ];
    }

    private function repository(string $entity): EntityRepository
    {
        $repository = $this->container->get($entity . '.repository');
        \assert($repository instanceof EntityRepository);

        return $repository;
    }
}
