import { readFileSync } from 'node:fs'
import swc from '@swc/core'
import { domains } from './launch/domains.mjs'

// dependency-cruiser (17.4.3) has swc read TypeScript but not JSX, which then is a syntax error in every .tsx file.
const { parseFileSync } = swc.Compiler.prototype
swc.Compiler.prototype.parseFileSync = function parseAlsoJsx(file, options) {
  return parseFileSync.call(this, file, { ...options, tsx: file.endsWith('.tsx') })
}

// Who may import whom. Every place lists what it may import and everything else is refused, so a new folder or file
// is guarded from the start. `$1` is the role of the importing page.

const upTo = (domain) => `(${domains.slice(0, domains.indexOf(domain) + 1).join('|')})`

/** What a domain's README opens to other domains: folders and files below it. */
function openPartsOf(domain) {
  const readme = readFileSync(new URL(`server/${domain}/README.md`, import.meta.url), 'utf8')
  const [, line = ''] = /\*\*Other domains import:\*\* (.*)/.exec(readme) ?? []
  return [...line.replace(/\(.*/, '').matchAll(/`([^`]+)`/g)].map(([, part]) => part)
}

/** One place for each domain of a layer; `below` is what lies under all of them. */
const inDomains = (layer, below, rest) =>
  domains.map((domain) => ({
    name: `${layer}-${domain}`,
    from: `^${layer}/${domain}/`,
    may: [`^${layer}/${upTo(domain)}/`, ...below],
    ...rest,
  }))

const TEST_FILE = '[.]test[.]tsx?$'
// What the authorization suite expects of a feature lies beside it, and is test code.
const TEST = '[.](test[.]tsx?|access[.]ts)$'
const TEST_CODE = [TEST, '(^|/)testing/']
// A workspace has a version of its own where another package needs another one.
const NPM = '^(server/|web/)?node_modules/'

// What a script of package.json, the build or another program starts.
const STARTED_BY_NAME = [
  '[.]d[.]ts$',
  '^server/app/(start|demo|appoint|audit-verify|banking-rotate|backup|restore|migrate)[.]ts$',
  '^web/(build|vite[.]config)[.]ts$',
  '^web/app/(main|prerender)[.]tsx$',
  '^server/platform/workers/run-job[.]ts$',
]

const places = [
  // A domain's states are words of the whole product: lists, filters and columns of the database name them.
  ...inDomains('contract', ['^contract/shared/', '[.]states[.]ts$', `${NPM}zod/`], { testsMay: ['^contract/'] }),
  {
    name: 'contract-shared',
    from: '^contract/shared/',
    may: ['^contract/shared/', `${NPM}(zod|icu-minify|@schummar/icu-type-parser)/`],
    testsMay: ['^contract/'],
  },
  { name: 'contract', from: '^contract/(testing/|[^/]+$)', may: ['^contract/', `${NPM}zod/`] },
  { name: 'server-platform', from: '^server/platform/', may: ['^server/platform/', '^contract/'], packages: true },
  {
    name: 'server-rules',
    from: '^server/rules/',
    may: ['^server/rules/', '^contract/'],
    testsMay: ['^server/platform/clock/'],
  },
  // A test plays a story to its end, whose last page may be another domain's.
  ...inDomains('server', ['^server/(platform|rules)/', '^contract/'], { packages: true, testsMay: ['^server/'] }),
  {
    name: 'server-demo',
    from: '^server/demo/',
    may: [`^server/(demo|platform|rules|${domains.join('|')})/`, '^contract/'],
    packages: true,
  },
  { name: 'server-files', from: '^server/(data|migrations)/', may: ['^server/(data|migrations)/'] },
  { name: 'server-app', from: '^server/app/', may: ['^server/', '^contract/'], packages: true },
  { name: 'server-testing', from: '^server/testing/', may: ['^server/', '^contract/'], packages: true },
  // Forms save and records load: by the API client, which knows nothing of them.
  {
    name: 'web-ui',
    from: '^web/ui/',
    may: ['^web/ui/', '^web/platform/(api|unsaved)/', '^contract/shared/'],
    testsMay: ['^contract/'],
    packages: true,
  },
  { name: 'web-platform', from: '^web/platform/', may: ['^web/platform/', '^contract/'], packages: true },
  ...inDomains('web', ['^web/(ui|platform)/', '^contract/'], { packages: true }),
  {
    name: 'web-page',
    from: '^web/pages/([^/]+)/',
    may: ['^web/pages/$1/', `^web/(ui|platform|${domains.join('|')})/`, '^contract/'],
    packages: true,
  },
  { name: 'web-app', from: '^web/app/', may: ['^web/', '^contract/'], packages: true },
  { name: 'web-testing', from: '^web/testing/', may: ['^web/', '^contract/'], packages: true },
  { name: 'web-build', from: '^web/[^/]+$', may: ['^web/', '^contract/'], packages: true },
  { name: 'e2e', from: '^e2e/', may: ['^e2e/', '^contract/'], packages: true },
  // What is measured is started as the product is.
  {
    name: 'bench',
    from: '^bench/',
    may: ['^bench/', '^server/', '^contract/', '^launch/server-tuning', '^e2e/steps/known-routes[.]ts$'],
    packages: true,
  },
  // The drill of drafts plays with the pages' own writer, the one of accessibility looks at pages as journeys do.
  {
    name: 'drills',
    from: '^drills/',
    may: [
      '^drills/',
      '^server/',
      '^contract/',
      '^web/hiring/drafts/writer/',
      '^e2e/steps/',
      '^launch/server-tuning[.]mjs$',
    ],
    packages: true,
  },
  { name: 'launch', from: '^launch/', may: ['^launch/'] },
  { name: 'root', from: '^[^/]+$', may: ['^launch/domains[.]mjs$'], packages: true },
]

const BUILT_INS_IN = '^(server/(?!rules/)|e2e/|bench/|drills/|launch/|web/[^/]+$|[^/]+$)'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...places.map(({ name, from, may, packages }) => ({
      name: `${name}-imports-only-what-it-may`,
      severity: 'error',
      from: { path: from, pathNot: TEST },
      to: { pathNot: [...may, ...(packages ? [NPM] : [])], dependencyTypesNot: ['core'] },
    })),
    ...places.map(({ name, from, may, testsMay = [] }) => ({
      name: `${name}-tests-import-only-what-they-may`,
      comment:
        'Tests keep the direction of what they test; the harness of their package and any package are open to them.',
      severity: 'error',
      from: { path: `${from}.*${TEST}` },
      to: {
        pathNot: [...may, ...testsMay, '(^|/)testing/', '^launch/domains[.]mjs$', NPM],
        dependencyTypesNot: ['core'],
      },
    })),
    {
      name: 'every-file-has-a-place',
      severity: 'error',
      from: { pathNot: places.map(({ from }) => from) },
      to: {},
    },
    {
      name: 'built-ins-only-where-node-runs',
      severity: 'error',
      from: { pathNot: [BUILT_INS_IN, TEST] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'zones-come-from-the-clock',
      comment: 'The zone data have one reader, whose release the product knows (decision 0003).',
      severity: 'error',
      from: { pathNot: ['^server/platform/clock/', '^node_modules/'] },
      to: { path: 'node_modules/moment(-timezone)?/' },
    },
    {
      name: 'production-code-imports-no-test',
      severity: 'error',
      from: { pathNot: [TEST, '(^|/)testing/', '^(e2e|bench|drills)/'] },
      to: { path: [TEST, '(^|/)testing/'], pathNot: NPM },
    },
    { name: 'nothing-imports-a-test-file', severity: 'error', from: {}, to: { path: TEST_FILE } },
    ...domains.map((domain) => ({
      name: `${domain}-is-entered-where-it-is-open`,
      comment: `What other domains import is listed in server/${domain}/README.md.`,
      severity: 'error',
      from: { path: '^server/[^/]+/', pathNot: [TEST, `^server/(app|demo|testing|platform|rules|${domain})/`] },
      to: {
        path: `^server/${domain}/`,
        pathNot: openPartsOf(domain).map(
          (part) => `^server/${domain}/${part}${part.endsWith('.ts') ? '$' : '/[^/]+$'}`,
        ),
      },
    })),
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      comment: 'A file that imports nothing and that nothing imports is dead, unless a tool loads it by name.',
      severity: 'error',
      from: { orphan: true, pathNot: ['^[^/]+$', '[.]d[.]ts$', TEST, '^launch/'] },
      to: {},
    },
    {
      name: 'no-dead-files',
      comment: 'A file that only tests import, or nobody, is dead, unless a tool or a person starts it by name.',
      severity: 'error',
      from: { pathNot: [...TEST_CODE, '^(bench|drills|e2e|launch)/'] },
      module: {
        path: '^(contract|server|web)/',
        pathNot: [...TEST_CODE, ...STARTED_BY_NAME, '/node_modules/'],
        numberOfDependentsLessThan: 1,
      },
    },
    {
      name: 'packages-are-declared',
      severity: 'error',
      from: { pathNot: '^node_modules/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    { name: 'imports-exist', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|[.]data|test-results|playwright-report)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
}
