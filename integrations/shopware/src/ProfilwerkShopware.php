<?php declare(strict_types=1);

namespace Profilwerk\Shopware;

use Shopware\Core\Framework\Context;
use Shopware\Core\Framework\DataAbstractionLayer\EntityRepository;
use Shopware\Core\Framework\Plugin;
use Shopware\Core\Framework\Plugin\Context\InstallContext;
use Shopware\Core\Framework\Plugin\Context\UninstallContext;
use Shopware\Core\Framework\Plugin\Context\UpdateContext;

/**
 * Makes the custom field set of Resources/set-up.json. Its ids are fixed, so that every run writes the same rows and
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
        $this->fieldSets()->delete([['id' => $this->fieldSet()['id']]], $uninstallContext->getContext());
    }

    private function writeFields(Context $context): void
    {
        $this->fieldSets()->upsert([$this->fieldSet()], $context);
    }

    private function fieldSets(): EntityRepository
    {
        $repository = $this->container?->get('custom_field_set.repository');
        \assert($repository instanceof EntityRepository);

        return $repository;
    }

    /**
     * @return array{id: string}
     */
    private function fieldSet(): array
    {
        $setUp = json_decode(
            (string) file_get_contents(__DIR__ . '/Resources/set-up.json'),
            true,
            512,
            \JSON_THROW_ON_ERROR
        );

        return $setUp['customFieldSet'];
    }
}
