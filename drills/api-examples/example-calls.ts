import type { ApiExample } from '@talentplace/server/platform/http/openapi'

/** What was answered so far, by the operation's name: later calls are about what earlier ones found. */
export type Answers = Record<string, unknown>

interface ExampleCall {
  readonly name: string
  /** Whose call it is; null: a visitor's. */
  readonly as: string | null
  readonly sent?: ApiExample | ((answers: Answers) => ApiExample)
}

const client = 'client@demo.test'
const assistant = 'va@demo.test'
const staff = 'super@demo.test'
const page = { 'pagination.limit': 2 }

/** The value at a path of an answer: `invoices.0.uuid`. */
function of(answers: Answers, name: string, path: string): string {
  const found = path
    .split('.')
    .reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], answers[name])
  if (typeof found !== 'string' && typeof found !== 'number') throw new Error(`${name} answered no ${path}.`)
  return String(found)
}

const company = (answers: Answers) => of(answers, 'accounts.getSession', 'user.client_uuid')
const project = (answers: Answers) => of(answers, 'projects.listProjects', 'projects.0.uuid')

/** The calls whose examples the API document has, in their order. */
export const exampleCalls: readonly ExampleCall[] = [
  { name: 'operations.healthcheck', as: null },
  { name: 'configuration.getUserConfig', as: null },
  { name: 'places.searchCities', as: null, sent: { query: { searchQuery: 'Halifax', ...page } } },
  { name: 'places.getZone', as: null, sent: { query: { timezone: 'America/St_Johns' } } },
  { name: 'places.findTimezone', as: null, sent: { body: { latitude: 44.6488, longitude: -63.5752 } } },
  { name: 'prices.getPriceBook', as: null },
  { name: 'prices.estimateMonthlyPrice', as: null, sent: { query: { 'hours[]': [20, 10], currency: 'cad' } } },
  {
    name: 'matching.searchKeywords',
    as: null,
    sent: { query: { searchQuery: 'book', 'types[]': ['role', 'skill'], ...page } },
  },
  {
    name: 'matching.recommendRoles',
    as: null,
    sent: { query: { 'default[]': ['Someone to reconcile our books and send invoices'] } },
  },
  {
    name: 'matching.searchAssistants',
    as: client,
    sent: (answers) => ({
      query: { 'rids[]': [Number(of(answers, 'matching.recommendRoles', 'roles.0.id'))], 'hours[]': [20], ...page },
    }),
  },
  { name: 'meetings.listSlots', as: null, sent: { query: { kind: 'discovery', timezone: 'America/Halifax' } } },
  {
    name: 'meetings.bookDiscoveryCall',
    as: null,
    sent: (answers) => ({
      body: {
        start: of(answers, 'meetings.listSlots', 'slots.5.start'),
        timezone: 'America/Halifax',
        invitee_name: 'Ada Wong',
        invitee_email: 'ada@harbour.test',
        note: 'We need help with our books.',
      },
    }),
  },
  { name: 'accounts.login', as: null, sent: { body: { email: client, password: 'Demo-pass-1!' } } },
  { name: 'accounts.getSession', as: client },
  { name: 'accounts.getPreferences', as: client },
  { name: 'accounts.savePreferences', as: client, sent: { body: { timezone: 'America/Halifax' } } },
  { name: 'clients.getCompany', as: client, sent: (answers) => ({ params: { uuid: company(answers) } }) },
  { name: 'projects.listProjects', as: client, sent: { query: page } },
  { name: 'projects.getProject', as: client, sent: (answers) => ({ params: { uuid: project(answers) } }) },
  {
    name: 'projects.listClientProjects',
    as: client,
    sent: (answers) => ({ params: { uuid: company(answers) }, query: page }),
  },
  {
    name: 'projects.getProjectDashboard',
    as: client,
    sent: (answers) => ({ params: { uuid: of(answers, 'projects.listClientProjects', 'projects.0.uuid') } }),
  },
  {
    name: 'projects.getProjectHours',
    as: client,
    sent: (answers) => ({ params: { uuid: of(answers, 'projects.listClientProjects', 'projects.0.uuid') } }),
  },
  { name: 'invoices.listInvoices', as: client, sent: { query: page } },
  {
    name: 'invoices.getInvoice',
    as: client,
    sent: (answers) => ({ params: { uuid: of(answers, 'invoices.listInvoices', 'invoices.0.uuid') } }),
  },
  { name: 'invoices.getCredit', as: client, sent: (answers) => ({ params: { uuid: company(answers) } }) },
  { name: 'invoices.getStatement', as: client, sent: (answers) => ({ params: { uuid: company(answers) } }) },
  {
    name: 'tasks.createTask',
    as: client,
    sent: (answers) => ({
      body: {
        project_uuid: of(answers, 'projects.listClientProjects', 'projects.0.uuid'),
        name: 'Reconcile the November statements',
      },
    }),
  },
  { name: 'tasks.listTasks', as: client, sent: { query: page } },
  {
    name: 'tasks.getTask',
    as: client,
    sent: (answers) => ({ params: { uuid: of(answers, 'tasks.createTask', 'uuid') } }),
  },
  {
    name: 'tasks.saveTask',
    as: client,
    sent: (answers) => ({
      params: { uuid: of(answers, 'tasks.createTask', 'uuid') },
      body: { completed: true, version: Number(of(answers, 'tasks.createTask', 'version')) },
    }),
  },
  { name: 'discussions.listDiscussions', as: client, sent: { query: page } },
  {
    name: 'discussions.listMessages',
    as: client,
    sent: (answers) => ({
      params: { uuid: of(answers, 'discussions.listDiscussions', 'discussions.0.uuid') },
      query: { limit: 2 },
    }),
  },
  {
    name: 'discussions.postMessage',
    as: client,
    sent: (answers) => ({
      params: { uuid: of(answers, 'discussions.listDiscussions', 'discussions.0.uuid') },
      body: { uuid: '01940000-0000-7000-8000-00000000ca11', body: 'The statements are in the shared folder.' },
    }),
  },
  { name: 'notifications.listNotifications', as: client, sent: { query: page } },
  { name: 'feedback.listFeedback', as: null, sent: { query: page } },
  { name: 'assistants.getOwnProfile', as: assistant },
  { name: 'time.listTime', as: assistant, sent: { query: page } },
  {
    name: 'time.getTimeEntry',
    as: assistant,
    sent: (answers) => ({ params: { uuid: of(answers, 'time.listTime', 'time.0.uuid') } }),
  },
  { name: 'time.listTimers', as: assistant },
  { name: 'bills.listBills', as: assistant, sent: { query: page } },
  {
    name: 'bills.getBill',
    as: assistant,
    sent: (answers) => ({ params: { uuid: of(answers, 'bills.listBills', 'bills.0.uuid') } }),
  },
  { name: 'assistants.searchVirtualAssistants', as: staff, sent: { query: page } },
  { name: 'accounts.listUsers', as: staff, sent: { query: page } },
  { name: 'promotions.listPromotions', as: staff, sent: { query: { state: 'running', ...page } } },
  {
    name: 'promotions.getPromotionCode',
    as: null,
    sent: (answers) => ({ query: { code: of(answers, 'promotions.listPromotions', 'promotions.0.code') } }),
  },
  { name: 'finance.getFinanceOverview', as: staff },
  { name: 'operations.listCronJobs', as: staff, sent: { query: page } },
]
