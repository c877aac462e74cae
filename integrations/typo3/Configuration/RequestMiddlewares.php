<?php

use Profilwerk\SitePackage\Middleware\Preview;

return [
    'frontend' => [
        'profilwerk/preview' => [
            'target' => Preview::class,
            'after' => [
                'typo3/cms-frontend/authentication',
                'typo3/cms-frontend/backend-user-authentication',
                'typo3/cms-frontend/preview-simulator',
            ],
            'before' => [
                'typo3/cms-frontend/page-resolver',
            ],
        ],
    ],
];
