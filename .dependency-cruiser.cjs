const from = (path, pathNot) => ({ path, ...(pathNot ? { pathNot } : {}) });
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** A feature may import those above it and of its own line; one that is not listed may import all of these. */
const featureOrder = [
  ['session'],
  ['payments'],
  ['addresses'],
  ['invitations'],
  ['loyalty'],
  ['orders'],
  ['appointments'],
  ['branches'],
  ['catalogue'],
  ['shop'],
  ['vouchers'],
  // A gift is an order that another customer receives: each shows parts of the other.
  ['gifts', 'bookings'],
  ['cart'],
  ['notifications'],
  ['profile'],
  ['search'],
  ['content'],
  ['admin'],
];

const listed = featureOrder.flat().join('|');
const comment = 'The list in this file says which feature may know which.';

const orderRules = featureOrder.map((line, index) => {
  const above = featureOrder.slice(0, index + 1).flat();
  return rule(`order-of-${line.join('-and-')}`, comment, from(`^client/features/(?:${line.join('|')})/`), {
    path: `^client/features/(?!(?:${above.join('|')})/)`,
  });
});

/** The borders of the house. Break one on purpose now and then and see it fail. */
module.exports = {
  forbidden: [
    rule(
      'no-cycles',
      'Two files that need each other are one file, or need a third; types count. Lazy imports may close a circle: a dialog opens others by their definitions, which load it.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    ),
    rule('client-not-server', 'The SDL is all that client and server share.', from('^client/'), { path: '^server/' }),
    rule(
      'server-not-client',
      'The server takes only the type of the render function.',
      from('^server/', '^server/ssr/'),
      {
        path: '^client/',
      },
    ),
    rule('ssr-takes-types-only', 'The client reaches the server as a build, never as source.', from('^server/ssr/'), {
      path: '^client/',
      dependencyTypesNot: ['type-only'],
    }),
    rule(
      'provider-is-a-leaf',
      'It knows HTTP and the types of the contract, and nothing of resolvers, pages or the sandbox.',
      from('^server/provider/', '\\.test\\.ts$'),
      {
        path: '^server/(?!provider/|values/|http/call-pool\\.ts$|telemetry/telemetry\\.ts$)',
      },
    ),
    rule('maps-is-a-leaf', 'It knows HTTP, how answers are read, and nothing of the shop.', from('^server/maps/'), {
      path: '^server/(?!maps/|values/|http/call-pool\\.ts$|provider/(?:errors|reader)\\.ts$)',
    }),
    rule('values-is-a-leaf', 'Pure, and of no answer in particular.', from('^server/values/'), {
      path: '^server/(?!values/)',
    }),
    rule(
      'sandbox-is-apart',
      'It speaks over HTTP, and what it says is checked against the description of the provider.',
      from('^server/sandbox/'),
      {
        path: '^server/(?!sandbox/|start/private-file\\.ts$|settings/)',
      },
    ),
    rule(
      'sandbox-is-unknown',
      'Only what opens the shop, and the tests, know that there is a sandbox.',
      from('^server/(?!start/open-shop\\.ts|sandbox/)'),
      {
        path: '^server/sandbox/',
      },
    ),
    rule(
      'resolvers-apart',
      'What two resolvers share is a mapper or the context.',
      from('^server/graphql/resolvers/', '\\.test\\.ts$'),
      {
        path: '^server/graphql/resolvers/',
      },
    ),
    rule('mappers-are-pure', 'Answers in, contract out.', from('^server/graphql/mappers/', '\\.test\\.ts$'), {
      path: '^server/(?!graphql/(mappers|generated)/|provider/|values/)',
      dependencyTypesNot: ['type-only'],
    }),
    rule(
      'features-by-the-front-door',
      'A feature is reached through its public.ts.',
      from('^client/features/([^/]+)/'),
      { path: '^client/features/(?!$1/)', pathNot: '^client/features/[^/]+/public\\.ts$' },
    ),
    ...orderRules,
    rule('order-of-others', comment, from(`^client/features/(?!(?:${listed})/)([^/]+)/`), {
      path: `^client/features/(?!(?:${listed}|$1)/)`,
    }),
    rule(
      'app-by-the-front-door',
      'The application composes what features offer.',
      from('^client/app/', '^client/app/routes\\.tsx$'),
      {
        path: '^client/features/',
        pathNot: '^client/features/[^/]+/public\\.ts$',
      },
    ),
    rule(
      'routes-name-pages',
      'The table of routes fetches pages, and nothing else of a feature.',
      from('^client/app/routes\\.tsx$'),
      {
        path: '^client/features/',
        pathNot: '^client/features/[^/]+/[a-z-]+-page\\.tsx$',
      },
    ),
    rule(
      'shared-knows-no-feature',
      'Shared folders serve features and never ask them.',
      from('^client/(cart|lists|ui|routing|graphql|i18n|session|storage|tracking)/'),
      {
        path: '^client/(features|app)/',
      },
    ),
    rule(
      'ui-is-wordless',
      'The interface kit imports nothing of ours but what keeps values in the browser.',
      from('^client/ui/'),
      {
        path: '^client/(?!ui/|storage/|virtual)',
      },
    ),
    rule(
      'tables-are-leaves',
      'Client, server and build read the languages and the themes, which know none of them.',
      from('^schema/'),
      { path: '^(?:client|server|build)/' },
    ),
    rule('storage-is-a-leaf', 'It knows the browser and nothing of the shop.', from('^client/storage/'), {
      path: '^client/(?!storage/)',
    }),
    rule(
      'undici-behind-one-pool',
      'The provider and the maps service are asked through connections of one kind.',
      from('^server/', '^server/http/call-pool\\.ts$'),
      {
        path: '^node_modules/undici/',
      },
    ),
    rule(
      'shared-state-in-one-folder',
      'What must be true across requests and processes stands behind one interface.',
      from('^server/', '^server/state/'),
      {
        path: '^(node:)?sqlite$|^node_modules/ioredis/',
      },
    ),
    rule(
      'maps-in-addresses',
      'Only the dialog that places a pin may bring the maps along.',
      from('^client/', '^client/features/addresses/'),
      { path: '^node_modules/@react-google-maps/' },
    ),
    rule(
      'chakra-in-admin',
      'Live Chakra UI and Emotion are for the page of the operators alone.',
      from('^client/', '^client/features/admin/'),
      {
        path: '^node_modules/(@chakra-ui/react|@emotion)/',
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/|(^|/)(styled-system|generated)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
