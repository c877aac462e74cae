<?php declare(strict_types=1);

namespace Profilwerk\Shopware;

use Shopware\Core\Framework\Context;
use Shopware\Core\Framework\DataAbstractionLayer\EntityRepository;
use Shopware\Core\Framework\Plugin;
use Shopware\Core\Framework\Plugin\Context\InstallContext;
use Shopware\Core\Framework\Plugin\Context\UninstallContext;
use Shopware\Core\Framework\Plugin\Context\UpdateContext;

/**
 * Makes the custom field sets of Resources/set-up.json. Their ids are fixed, so that every run writes the same rows and
 * the set-up by the Admin API agrees with it.
 */
class ProfilwerkShopware extends Plugin
{
    public function install(InstallContext $installContext): void
    {
        $this->writeFields($installContext->getContext());
    }

    public function update(UpdateContext $updateContext): void
    {
        $this->writeFields($updateContext->getContext());
    }

    public function uninstall(UninstallContext $uninstallContext): void
    {
        if ($uninstallContext->keepUserData()) {
            return;
        }
        $ids = array_map(static fn (array $set): array => ['id' => $set['id']], $this->fieldSets());
        $this->repository()->delete($ids, $uninstallContext->getContext());
    }

    private function writeFields(Context $context): void
    {
        $this->repository()->upsert($this->fieldSets(), $context);
    }

    private function repository(): EntityRepository
    {
        $repository = $this->container?->get('custom_field_set.repository');
        \assert($repository instanceof EntityRepository);

        return $repository;
    }

    /**
     * @return list<array{id: string}>
     */
    private function fieldSets(): array
    {
        $setUp = json_decode(
            (string) file_get_contents(__DIR__ . '/Resources/set-up.json'),
            true,
            512,
            \JSON_THROW_ON_ERROR
        );

        return $setUp['customFieldSets'];
    }
}
