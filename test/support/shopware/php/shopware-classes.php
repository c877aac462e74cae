<?php declare(strict_types=1);

/**
 * As much of Shopware's classes as a plugin's life needs. Repositories have their rows in memory and note each write.
 */

namespace Shopware\Core\Framework {
    class Context
    {
    }

    class Plugin
    {
        public function __construct(protected ?\Psr\Container\ContainerInterface $container)
        {
        }
    }
}

namespace Psr\Container {
    interface ContainerInterface
    {
        public function get(string $id): mixed;
    }
}

namespace Shopware\Core\Framework\Plugin\Context {
    use Shopware\Core\Framework\Context;

    class InstallContext
    {
        public function getContext(): Context
        {
            return new Context();
        }
    }

    class UpdateContext extends InstallContext
    {
    }

    class UninstallContext extends InstallContext
    {
        public function __construct(private readonly bool $keepUserData)
        {
        }

        public function keepUserData(): bool
        {
            return $this->keepUserData;
        }
    }
}

namespace Shopware\Core\Framework\DataAbstractionLayer\Search\Filter {
    class EqualsFilter
    {
        public function __construct(public readonly string $field, public readonly mixed $value)
        {
        }
    }
}

namespace Shopware\Core\Framework\DataAbstractionLayer\Search {
    use Shopware\Core\Framework\DataAbstractionLayer\Search\Filter\EqualsFilter;

    class Criteria
    {
        /** @var list<EqualsFilter> */
        public array $filters = [];

        /** @var list<string> */
        public array $associations = [];

        /** @param list<string>|null $ids */
        public function __construct(public readonly ?array $ids = null)
        {
        }

        public function addFilter(EqualsFilter $filter): self
        {
            $this->filters[] = $filter;

            return $this;
        }

        public function addAssociation(string $path): self
        {
            $this->associations[] = $path;

            return $this;
        }
    }

    class Found
    {
        /** @param list<array<string, mixed>> $rows */
        public function __construct(private readonly array $rows, private readonly Criteria $criteria)
        {
        }

        public function firstId(): ?string
        {
            return $this->rows[0]['id'] ?? null;
        }

        /** @return list<object> */
        public function getEntities(): array
        {
            $hasLocale = \in_array('locale', $this->criteria->associations, true);

            return array_map(
                static fn (array $row) => new \Shopware\Core\System\Language\LanguageEntity(
                    $row['id'],
                    $hasLocale ? $row['locale'] : null
                ),
                $this->rows
            );
        }
    }
}

namespace Shopware\Core\System\Language {
    class LocaleEntity
    {
        public function __construct(private readonly string $code)
        {
        }

        public function getCode(): string
        {
            return $this->code;
        }
    }

    class LanguageEntity
    {
        public function __construct(private readonly string $id, private readonly ?string $code)
        {
        }

        public function getId(): string
        {
            return $this->id;
        }

        public function getLocale(): ?LocaleEntity
        {
            return $this->code === null ? null : new LocaleEntity($this->code);
        }
    }
}

namespace Shopware\Core\Framework\DataAbstractionLayer {
    use Shopware\Core\Framework\Context;
    use Shopware\Core\Framework\DataAbstractionLayer\Search\Criteria;
    use Shopware\Core\Framework\DataAbstractionLayer\Search\Found;

    class EntityRepository
    {
        /** @var list<array{string, string, mixed}> */
        public static array $writes = [];

        /** @param list<array<string, mixed>> $rows */
        public function __construct(private readonly string $entity, private array $rows)
        {
        }

        public function search(Criteria $criteria, Context $context): Found
        {
            $found = array_filter($this->rows, static function (array $row) use ($criteria): bool {
                foreach ($criteria->filters as $filter) {
                    if ($row[$filter->field] !== $filter->value) {
                        return false;
                    }
                }

                return $criteria->ids === null || \in_array($row['id'], $criteria->ids, true);
            });

            return new Found(array_values($found), $criteria);
        }

        public function searchIds(Criteria $criteria, Context $context): Found
        {
            return $this->search($criteria, $context);
        }

        /** @param list<array<string, mixed>> $rows */
        public function create(array $rows, Context $context): void
        {
            $this->note('create', $rows);
            array_push($this->rows, ...$rows);
        }

        /** @param list<array<string, mixed>> $rows */
        public function upsert(array $rows, Context $context): void
        {
            $this->note('upsert', $rows);
        }

        /** @param list<array{id: string}> $ids */
        public function delete(array $ids, Context $context): void
        {
            $this->note('delete', $ids);
            $gone = array_column($ids, 'id');
            $this->rows = array_values(
                array_filter($this->rows, static fn (array $row): bool => !\in_array($row['id'], $gone, true))
            );
        }

        private function note(string $action, mixed $rows): void
        {
            self::$writes[] = [$action, $this->entity, $rows];
        }
    }
}
