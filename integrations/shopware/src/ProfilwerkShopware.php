<?php declare(strict_types=1);

namespace Profilwerk\Shopware;

use Shopware\Core\Framework\Context;
use Shopware\Core\Framework\DataAbstractionLayer\EntityRepository;
use Shopware\Core\Framework\Plugin;
use Shopware\Core\Framework\Plugin\Context\InstallContext;
use Shopware\Core\Framework\Plugin\Context\UninstallContext;
use Shopware\Core\Framework\Plugin\Context\UpdateContext;

/**
 * Makes the custom field sets and the mail templates of Resources/set-up.json. Their ids are fixed, so that every run
 * writes the same rows and the set-up by the Admin API agrees with it.
 */
class ProfilwerkShopware extends Plugin
{
    public function install(InstallContext $installContext): void
    {
        $this->write($installContext->getContext());
    }

    public function update(UpdateContext $updateContext): void
    {
        $this->write($updateContext->getContext());
    }

    public function uninstall(UninstallContext $uninstallContext): void
    {
        if ($uninstallContext->keepUserData()) {
            return;
        }
        $context = $uninstallContext->getContext();
        $ids = array_map(static fn (array $set): array => ['id' => $set['id']], $this->setUp()['customFieldSets']);
        $this->fieldSets()->delete($ids, $context);
        $this->mailTemplates()->delete($context);
    }

    private function write(Context $context): void
    {
        $this->fieldSets()->upsert($this->setUp()['customFieldSets'], $context);
        $this->mailTemplates()->write($context);
    }

    private function fieldSets(): EntityRepository
    {
        $repository = $this->container?->get('custom_field_set.repository');
        \assert($repository instanceof EntityRepository);

        return $repository;
    }

    private function mailTemplates(): OrderMailTemplates
    {
        \assert($this->container !== null);

        return new OrderMailTemplates($this->container, $this->setUp()['mailTemplates']);
    }

    /**
     * @return array{
     *     customFieldSets: list<array{id: string}>,
     *     mailTemplates: list<array{id: string, technicalName: string, reader: string, texts: array<string, array<string, string>>}>
     * }
     */
    private function setUp(): array
    {
        return json_decode(
            (string) file_get_contents(__DIR__ . '/Resources/set-up.json'),
            true,
            512,
            \JSON_THROW_ON_ERROR
        );
    }
}
