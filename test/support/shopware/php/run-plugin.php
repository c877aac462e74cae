<?php declare(strict_types=1);

/**
 * Takes the plugin through steps of its life in front of rows in memory, and prints its writes as JSON.
 * Reads {folder, steps, rows} from the standard input: `rows` by entity, `steps` of install, update, uninstall and keep.
 */

use Profilwerk\Shopware\ProfilwerkShopware;
use Shopware\Core\Framework\DataAbstractionLayer\EntityRepository;
use Shopware\Core\Framework\Plugin\Context\InstallContext;
use Shopware\Core\Framework\Plugin\Context\UninstallContext;
use Shopware\Core\Framework\Plugin\Context\UpdateContext;

require __DIR__ . '/shopware-classes.php';

/** @var array{folder: string, steps: list<string>, rows: array<string, list<array<string, mixed>>>} $input */
$input = json_decode((string) stream_get_contents(\STDIN), true, 512, \JSON_THROW_ON_ERROR);
spl_autoload_register(static function (string $class) use ($input): void {
    require $input['folder'] . '/src/' . str_replace(['Profilwerk\\Shopware\\', '\\'], ['', '/'], $class) . '.php';
});

$container = new class($input['rows']) implements Psr\Container\ContainerInterface {
    /** @var array<string, EntityRepository> */
    private array $repositories = [];

    /** @param array<string, list<array<string, mixed>>> $rows */
    public function __construct(private readonly array $rows)
    {
    }

    public function get(string $id): mixed
    {
        $entity = substr($id, 0, -\strlen('.repository'));

        return $this->repositories[$entity] ??= new EntityRepository($entity, $this->rows[$entity] ?? []);
    }
};

foreach ($input['steps'] as $step) {
    $plugin = new ProfilwerkShopware($container);
    match ($step) {
        'install' => $plugin->install(new InstallContext()),
        'update' => $plugin->update(new UpdateContext()),
        'uninstall' => $plugin->uninstall(new UninstallContext(false)),
        'keep' => $plugin->uninstall(new UninstallContext(true)),
    };
}
echo json_encode(EntityRepository::$writes, \JSON_THROW_ON_ERROR | \JSON_UNESCAPED_UNICODE);
