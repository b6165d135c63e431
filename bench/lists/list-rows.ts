/** Who calls: a member of staff who may see everything, or the client and the assistant who have most. */
export type Caller = 'staff' | 'client' | 'assistant'

/** Values of filters, by their names. */
export type Samples = Readonly<Record<string, readonly string[]>>

/** What a list needs beside what the contract says of it. */
export interface ListRow {
  readonly caller: Caller
  /** Read by it: they have to be filled. */
  readonly tables: readonly string[]
  /** Of the path: SQL that finds each. */
  readonly params?: Readonly<Record<string, string>>
  /** Parts of the query that it can't be asked without. */
  readonly needed?: Readonly<Record<string, string>>
  /** Where the filters of this list mean something else than those of others. */
  readonly samples?: Samples
  /** Parts of the query that narrow a search of people by the index in memory, which `bench/search.ts` measures. */
  readonly notFilters?: readonly string[]
  /**
   * The page by hand: what is selected from, the table that is sorted and filtered by first, and the usual order. `notItsOwn`: filters that
   * a column of that table has the name of, and other values.
   */
  readonly byHand: {
    readonly from: string
    readonly order: string
    readonly where?: string
    readonly countedFrom?: string
    readonly notItsOwn?: readonly string[]
  }
}

const names: Samples = { search: ['smith', 'kowalski roof', 'zzqxj'] }
const taskSamples: Samples = { search: ['invoices', 'renew suppliers for kowalski', 'zzqxj'], priority: ['0', '99'] }

const place = `(select project_uuid, virtualassistant_uuid, client_uuid from time_entries group by 1, 2, 3 order by count(*) desc, 1 limit 1) place`
/** By SQL; what several lists are filtered by. */
export const sampleQueries: Readonly<Record<string, string>> = {
  project_uuid: `select project_uuid from ${place}`,
  virtualassistant_uuid: `select virtualassistant_uuid from ${place}`,
  client_uuid: `select client_uuid from projects group by 1 order by count(*) desc, 1 limit 1`,
  subject_uuid: `select subject_uuid from feedback group by 1 order by count(*) desc, 1 limit 1`,
  user_uuid: `select uuid from users where email = 'staff1@bench.test'`,
  participant_uuid: `select user_uuid from discussion_people group by 1 order by count(*) desc, 1 limit 1`,
  task_uuid: `select task_uuid from time_entries where task_uuid is not null group by 1 order by count(*) desc, 1 limit 1`,
  project_task_list_uuid: `select task_list_uuid from tasks group by 1 order by count(*) desc, 1 limit 1`,
  parent_uuid: `select uuid from tasks order by uuid limit 1`,
  utm_uuid: `select utm_uuid from utm_log group by 1 order by count(*) desc, 1 limit 1`,
  from: `select (current_date - 90)::text`,
  to: `select (current_date - 60)::text`,
  redeemable_after: `select (current_date - 90)::text`,
  redeemable_before: `select (current_date - 90)::text`,
  year: `select extract(year from current_date)::text`,
}

/** The same for all lists. */
export const commonSamples: Samples = {
  ...names,
  searchQuery: ['smith', 'zzqxj'],
  role_ids: ['1', '1,2,3'],
  skill_ids: ['1'],
  tool_ids: ['1'],
  timezone: ['America/Toronto', 'America/Whitehorse'],
  type: ['billing', 'announcement'],
  group: ['featureFlag'],
  position: ['1'],
  tax_category: ['general_assistance'],
  region: ['ON'],
  least_rating: ['5'],
  admin_groups: ['csm'],
}

/** What says a search of people. */
const ofSearch =
  'rids hours more_hours_rids focusedRid sids tids want_sids want_tids lids want_lids timezone offset_range self_identifications availabilities matchAnyRole sort cids viewer_timezone'.split(
    ' ',
  )

const invoicesByHand = {
  from: 'invoices join clients on clients.uuid = invoices.client_uuid join projects on projects.uuid = invoices.project_uuid',
  countedFrom: 'invoices',
  where: 'invoices.number is not null',
  order: 'invoice_date desc, invoices.uuid',
}
const timeByHand = {
  from: `time_entries join projects on projects.uuid = time_entries.project_uuid join clients on clients.uuid = time_entries.client_uuid
    join roles on roles.id = time_entries.role_id join assistants on assistants.uuid = time_entries.virtualassistant_uuid`,
  countedFrom: 'time_entries',
  where: 'time_entries.removed_date is null',
  order: 'task_date desc, time_entries.created_date desc, time_entries.uuid desc',
}
const tasksByHand = {
  from: `tasks join projects on projects.uuid = tasks.project_uuid join clients on clients.uuid = projects.client_uuid join task_lists on task_lists.uuid = task_list_uuid`,
  countedFrom: 'tasks',
  where: 'tasks.removed_date is null and completed_date is null',
  order: 'next_due_date, tasks.uuid',
}
const taskListsByHand = {
  from: 'task_lists join projects on projects.uuid = task_lists.project_uuid join clients on clients.uuid = projects.client_uuid',
  countedFrom: 'task_lists',
  where: 'task_lists.removed_date is null',
  order: 'projects.project_name, task_lists.uuid',
}
const assistantsByHand = { from: 'assistants', where: `state = 'active'`, order: 'lower(full_name), uuid' }
const largestOf = (column: string, table: string) =>
  `select ${column} from ${table} where ${column} is not null group by 1 order by count(*) desc, 1 limit 1`
const largestInvoice = 'select invoice_uuid from invoice_time group by 1 order by count(*) desc, 1 limit 1'
const largestBill = 'select bill_uuid from va_bill_entries group by 1 order by count(*) desc, 1 limit 1'

/** Every list of the API document. One that isn't here fails `lists.test.ts`. */
export const listRows: Readonly<Record<string, ListRow>> = {
  'accounts.listUsers': {
    caller: 'staff',
    tables: ['users', 'clients'],
    byHand: {
      from: 'users left join clients on clients.uuid = client_uuid',
      countedFrom: 'users',
      where: 'users.deleted_date is null',
      order: 'users.searched_text, users.uuid',
    },
  },
  'accounts.searchUsers': {
    caller: 'staff',
    tables: ['users', 'clients'],
    byHand: {
      from: 'users left join clients on clients.uuid = client_uuid',
      countedFrom: 'users',
      where: 'users.deleted_date is null',
      order: 'users.searched_text, users.uuid',
    },
  },
  'accounts.listClientRelationships': {
    caller: 'staff',
    tables: ['users'],
    params: { uuid: `select uuid from users where client_uuid is not null order by email limit 1` },
    byHand: {
      from: 'users',
      where: `client_uuid = (select client_uuid from users where client_uuid is not null order by email limit 1)`,
      order: 'uuid',
    },
  },
  'accounts.listProjectRelationships': {
    caller: 'staff',
    tables: ['projects'],
    params: {
      uuid: `select uuid from users where client_uuid = (${largestOf('client_uuid', 'projects')}) order by email limit 1`,
    },
    byHand: {
      from: 'projects',
      where: `client_uuid = (${largestOf('client_uuid', 'projects')})`,
      order: 'start_date desc nulls last, uuid',
    },
  },
  'accounts.listUserAudit': {
    caller: 'staff',
    tables: ['audit_entries'],
    params: {
      uuid: `select substr(entity, 6) from audit_entries where entity like 'user:%' group by 1 order by count(*) desc, 1 limit 1`,
    },
    byHand: {
      from: 'audit_entries',
      where: `entity = (select entity from audit_entries where entity like 'user:%' group by 1 order by count(*) desc, 1 limit 1)`,
      order: 'id desc',
    },
  },
  'accounts.listSessions': {
    caller: 'assistant',
    tables: ['sessions'],
    byHand: { from: 'sessions', where: `user_uuid = (${largestOf('user_uuid', 'sessions')})`, order: 'last_used desc' },
  },
  'accounts.listFileExports': {
    caller: 'staff',
    tables: ['file_exports'],
    byHand: {
      from: 'file_exports',
      where: `user_uuid = (${largestOf('user_uuid', 'file_exports')})`,
      order: 'asked_date desc, uuid',
    },
  },
  'accounts.listDeletionRequests': {
    caller: 'staff',
    tables: ['deletion_requests'],
    byHand: {
      from: 'deletion_requests join users on users.uuid = user_uuid',
      countedFrom: 'deletion_requests',
      order: 'asked_date, deletion_requests.uuid',
    },
  },
  'adjustments.listAdjustments': {
    caller: 'staff',
    tables: ['adjustments'],
    needed: { kind: 'client' },
    byHand: {
      from: 'adjustments left join clients on clients.uuid = adjustments.client_uuid left join projects on projects.uuid = project_uuid',
      countedFrom: 'adjustments',
      where: `adjustments.kind = 'client'`,
      order: 'adjustments.created_date desc, adjustments.uuid',
    },
  },
  'adjustments.listAdjustedPlaces': {
    caller: 'staff',
    tables: ['rate_plans'],
    needed: { kind: 'client', project_uuid: '$project_uuid' },
    samples: { virtualassistant_uuid: [] },
    notFilters: ['virtualassistant_uuid'],
    byHand: {
      from: 'rate_plans',
      where: `project_uuid = (select project_uuid from ${place})`,
      order: 'rate_start_date desc, uuid',
    },
  },
  'applications.listAppointments': {
    caller: 'staff',
    tables: ['meetings', 'applications'],
    samples: { group: ['to_come', 'to_settle', 'settled'] },
    byHand: {
      from: 'meetings join applications on applications.uuid = application_uuid join assistants on assistants.uuid = virtualassistant_uuid',
      countedFrom: 'meetings',
      where: 'application_uuid is not null',
      order: 'start_at, meetings.uuid',
    },
  },
  'applications.listSkillTestItems': {
    caller: 'staff',
    tables: ['skill_test_answers'],
    samples: { search: ['english', 'zzqxj'] },
    byHand: { from: 'skill_test_answers', order: 'attempt_uuid, place' },
  },
  'assistants.searchVirtualAssistants': {
    caller: 'staff',
    tables: ['assistants', 'applications', 'people_relationships'],
    samples: { waiting: ['true'] },
    byHand: assistantsByHand,
  },
  'assistants.listRetentionCases': {
    caller: 'staff',
    tables: ['retention_cases'],
    byHand: {
      from: 'retention_cases join assistants on assistants.uuid = virtualassistant_uuid',
      countedFrom: 'retention_cases',
      order: 'next_contact nulls last, retention_cases.uuid',
    },
  },
  'attribution.listUtms': {
    caller: 'staff',
    tables: ['utms'],
    samples: { searchQuery: ['invoices', 'code77', 'zzqxj'] },
    byHand: { from: 'utms', order: 'created_date desc, uuid' },
  },
  'attribution.listUtmLog': {
    caller: 'staff',
    tables: ['utm_log'],
    byHand: {
      from: 'utm_log join utms on utms.uuid = utm_uuid',
      countedFrom: 'utm_log',
      order: 'utm_log.created_date desc, utm_log.uuid',
    },
  },
  'bills.listBills': {
    caller: 'staff',
    tables: ['va_bills', 'va_bill_lines'],
    byHand: {
      from: 'va_bills join assistants on assistants.uuid = virtualassistant_uuid',
      countedFrom: 'va_bills',
      order: 'bill_date desc, va_bills.uuid',
    },
  },
  'bills.listBillTime': {
    caller: 'staff',
    tables: ['va_bill_entries'],
    params: { uuid: largestBill },
    byHand: {
      from: 'va_bill_entries join time_entries on time_entries.uuid = time_entry_uuid',
      where: `va_bill_entries.bill_uuid = (${largestBill})`,
      order: 'task_date',
    },
  },
  'bills.listMissingBanking': {
    caller: 'staff',
    tables: ['bank_accounts', 'banking_reminders', 'va_bills'],
    byHand: {
      from: `assistants join (select virtualassistant_uuid, sum(total_cents) from va_bills where status <> 'paid' group by 1) unpaid on virtualassistant_uuid = assistants.uuid`,
      where: 'not exists (select from bank_accounts where bank_accounts.virtualassistant_uuid = assistants.uuid)',
      order: 'sum desc, assistants.uuid',
    },
  },
  'bills.listPayouts': {
    caller: 'staff',
    tables: ['payouts'],
    byHand: { from: 'payouts', order: 'payment_date desc, uuid' },
  },
  'bills.listPayoutLines': {
    caller: 'staff',
    tables: ['payout_lines'],
    params: { uuid: largestOf('payout_uuid', 'payout_lines') },
    byHand: {
      from: 'payout_lines join va_bills on va_bills.uuid = bill_uuid join assistants on assistants.uuid = virtualassistant_uuid',
      countedFrom: 'payout_lines',
      where: `payout_uuid = (${largestOf('payout_uuid', 'payout_lines')})`,
      order: 'position',
    },
  },
  'bills.listPaidAssistants': {
    caller: 'staff',
    tables: ['va_bill_payments', 'va_bills'],
    byHand: {
      from: `(select virtualassistant_uuid, sum(total_cents) from va_bills where status = 'paid' and paid_date >= date_trunc('year', current_date) group by 1) paid join assistants on assistants.uuid = virtualassistant_uuid`,
      order: 'sum desc, uuid',
    },
  },
  'bulk.listBulkRows': {
    caller: 'staff',
    tables: ['bulk_runs', 'bulk_run_rows'],
    params: { uuid: largestOf('run_uuid', 'bulk_run_rows') },
    byHand: {
      from: 'bulk_run_rows',
      where: `run_uuid = (${largestOf('run_uuid', 'bulk_run_rows')})`,
      order: 'position',
    },
  },
  'clients.searchClients': {
    caller: 'staff',
    tables: ['clients', 'users', 'projects'],
    byHand: { from: 'clients', where: 'archived_date is null', order: 'created_date desc, uuid' },
  },
  'configuration.listConfigurations': {
    caller: 'staff',
    tables: ['configurations'],
    byHand: { from: 'configurations', order: 'name' },
  },
  'configuration.searchConfigurations': {
    caller: 'staff',
    tables: ['configurations'],
    samples: { type: ['switch', 'number'] },
    byHand: { from: 'configurations', order: 'name' },
  },
  'configuration.listConfigurationHistory': {
    caller: 'staff',
    tables: ['audit_entries'],
    params: { name: `select 'featureFlag.admin-time'` },
    byHand: { from: 'audit_entries', where: `entity = 'configuration:featureFlag.admin-time'`, order: 'id desc' },
  },
  'content.listEditions': {
    caller: 'staff',
    tables: ['content_editions'],
    params: { page: `select 'terms'` },
    byHand: { from: 'content_editions', where: `page = 'terms'`, order: 'number desc' },
  },
  'discussions.listDiscussions': {
    caller: 'staff',
    tables: ['discussions', 'discussion_people', 'messages'],
    byHand: { from: 'discussions', order: 'last_message_date desc nulls last, uuid' },
  },
  'discussions.listPeople': {
    caller: 'staff',
    tables: ['users'],
    byHand: { from: 'users', where: 'deleted_date is null', order: 'full_name, uuid' },
  },
  'feedback.listFeedback': {
    caller: 'client',
    tables: ['feedback'],
    notFilters: ofSearch,
    byHand: { from: 'feedback', where: `status = 'shown' and message <> ''`, order: 'created_date desc, uuid' },
  },
  'feedback.listWrittenFeedback': {
    caller: 'staff',
    tables: ['feedback'],
    byHand: {
      from: 'feedback join assistants on assistants.uuid = subject_uuid',
      countedFrom: 'feedback',
      order: 'feedback.created_date desc, feedback.uuid',
    },
  },
  'finance.listNetIncome': {
    caller: 'staff',
    tables: ['income_sums'],
    byHand: {
      from: '(select month, currency, sum(invoiced_cents) as sum from income_sums group by 1, 2) summed',
      order: 'month desc',
    },
  },
  'finance.listIncomeLines': {
    caller: 'staff',
    tables: ['stored_income_lines', 'invoice_lines', 'payment_allocations', 'va_bill_lines', 'processor_fees'],
    byHand: {
      from: 'invoice_lines join invoices on invoices.uuid = invoice_uuid',
      countedFrom: 'invoice_lines',
      order: 'invoice_date desc, invoice_uuid',
    },
  },
  'finance.listExchangeRates': {
    caller: 'staff',
    tables: ['exchange_rates'],
    byHand: { from: 'exchange_rates', order: 'month desc' },
  },
  'invoices.listInvoices': {
    caller: 'staff',
    tables: [
      'invoices',
      'invoice_lines',
      'payments',
      'payment_allocations',
      'collections',
      'charge_shares',
      'disputes',
    ],
    byHand: invoicesByHand,
  },
  'invoices.listInvoiceDrafts': {
    caller: 'staff',
    tables: ['invoices'],
    byHand: {
      ...invoicesByHand,
      where: `invoices.status = 'draft'`,
      order: 'invoices.created_date desc, invoices.uuid',
    },
  },
  'invoices.listInvoicedProjects': {
    caller: 'staff',
    tables: ['projects', 'clients'],
    byHand: {
      from: 'projects join clients on clients.uuid = client_uuid',
      countedFrom: 'projects',
      where: 'start_date is not null',
      order: 'company, projects.uuid',
    },
  },
  'invoices.listInvoiceTime': {
    caller: 'staff',
    tables: ['invoice_time'],
    params: { uuid: largestInvoice },
    byHand: {
      from: 'invoice_time join time_entries on time_entries.uuid = time_entry_uuid',
      countedFrom: 'invoice_time',
      where: `invoice_time.invoice_uuid = (${largestInvoice})`,
      order: 'task_date',
    },
  },
  'matching.searchKeywords': {
    caller: 'client',
    tables: ['roles'],
    samples: { searchQuery: ['book', 'zzqxj'], ids: ['1,2'], rids: [], types: [] },
    notFilters: ['rids', 'types'],
    byHand: { from: 'roles', order: 'value' },
  },
  'matching.searchAssistants': {
    caller: 'client',
    tables: ['assistants'],
    needed: { 'rids[]': '1', 'hours[]': '10' },
    notFilters: ofSearch,
    byHand: { from: 'assistants', where: `state = 'active' and role_ids && array[1]`, order: 'uuid' },
  },
  'matching.listCandidateLists': {
    caller: 'client',
    tables: ['candidate_lists'],
    byHand: {
      from: 'candidate_lists',
      where: `client_uuid = (${largestOf('client_uuid', 'candidate_lists')})`,
      order: 'created_date desc, uuid',
    },
  },
  'matching.listCriteria': {
    caller: 'staff',
    tables: ['roles', 'skills'],
    needed: { kind: 'skills' },
    samples: { search: ['book', 'zzqxj'] },
    byHand: { from: 'skills', order: 'value, id' },
  },
  'matching.listUnknownWords': {
    caller: 'staff',
    tables: ['unknown_words'],
    byHand: { from: 'unknown_words', where: 'dismissed_date is null', order: 'times_entered desc, word' },
  },
  'meetings.listMeetings': {
    caller: 'staff',
    tables: ['meetings'],
    params: { id: largestOf('client_uuid', 'meetings') },
    byHand: {
      from: 'meetings',
      where: `client_uuid = (${largestOf('client_uuid', 'meetings')})`,
      order: 'start_at, uuid',
    },
  },
  'notifications.listNotifications': {
    caller: 'staff',
    tables: ['notifications'],
    byHand: {
      from: 'notifications',
      where: `user_uuid = (${largestOf('user_uuid', 'notifications')})`,
      order: 'published_date desc, uuid desc',
    },
  },
  'notifications.searchNotifications': {
    caller: 'staff',
    tables: ['notifications'],
    samples: { search: ['invoices', 'zzqxj'] },
    byHand: {
      from: 'notifications',
      where: `user_uuid = (${largestOf('user_uuid', 'notifications')})`,
      order: 'published_date desc, uuid desc',
    },
  },
  'notifications.listBroadcasts': {
    caller: 'staff',
    tables: ['notifications'],
    samples: { search: ['invoices', 'zzqxj'] },
    byHand: { from: 'notifications', where: 'composed', order: 'created_date desc, uuid desc' },
  },
  'notifications.listProductFeedback': {
    caller: 'staff',
    tables: ['product_feedback'],
    byHand: {
      from: 'product_feedback left join users on users.uuid = user_uuid',
      countedFrom: 'product_feedback',
      order: 'product_feedback.created_date desc, product_feedback.uuid desc',
    },
  },
  'operations.listSockets': {
    caller: 'staff',
    tables: ['open_sockets'],
    byHand: {
      from: 'open_sockets left join users on users.uuid = user_uuid',
      countedFrom: 'open_sockets',
      order: 'open_sockets.created_date desc, open_sockets.uuid',
    },
  },
  'operations.listAlerts': {
    caller: 'staff',
    tables: ['alerts'],
    samples: { type: ['error', 'info'], search: ['invoices', 'zzqxj'] },
    byHand: { from: 'alerts', order: 'created_date desc, uuid' },
  },
  'operations.listAlertStaff': {
    caller: 'staff',
    tables: ['users'],
    byHand: { from: 'users', where: `permissions @> '{admin}'`, order: 'full_name, uuid' },
  },
  'operations.listAlertHistory': {
    caller: 'staff',
    tables: ['audit_entries'],
    params: {
      uuid: `select substr(entity, 7) from audit_entries where entity like 'alert:%' group by 1 order by count(*) desc, 1 limit 1`,
    },
    byHand: {
      from: 'audit_entries',
      where: `entity = (select entity from audit_entries where entity like 'alert:%' group by 1 order by count(*) desc, 1 limit 1)`,
      order: 'id desc',
    },
  },
  'operations.listJobs': {
    caller: 'staff',
    tables: ['pgboss.job'],
    samples: { kind: ['-'], search: ['mail', 'zzqxj'] },
    byHand: { from: 'pgboss.job', order: 'created_on desc, id desc', notItsOwn: ['state'] },
  },
  'operations.listCronJobs': { caller: 'staff', tables: ['cron_jobs'], byHand: { from: 'cron_jobs', order: 'name' } },
  'people.listPeopleNotes': {
    caller: 'staff',
    tables: ['people_notes'],
    params: { kind: `select 'assistant'`, uuid: largestOf('virtualassistant_uuid', 'people_notes') },
    byHand: {
      from: 'people_notes',
      where: `virtualassistant_uuid = (${largestOf('virtualassistant_uuid', 'people_notes')})`,
      order: 'created_date desc, uuid',
    },
  },
  'people.listPeopleDocuments': {
    caller: 'staff',
    tables: ['people_documents'],
    params: { kind: `select 'assistant'`, uuid: largestOf('virtualassistant_uuid', 'people_documents') },
    byHand: {
      from: 'people_documents',
      where: `virtualassistant_uuid = (${largestOf('virtualassistant_uuid', 'people_documents')})`,
      order: 'added_date desc, file_uuid',
    },
  },
  'people.listPeopleHistory': {
    caller: 'staff',
    tables: ['audit_entries'],
    params: {
      kind: `select 'assistant'`,
      uuid: `select substr(entity, 11) from audit_entries where entity like 'assistant:%' group by 1 order by count(*) desc, 1 limit 1`,
    },
    byHand: {
      from: 'audit_entries',
      where: `entity = (select entity from audit_entries where entity like 'assistant:%' group by 1 order by count(*) desc, 1 limit 1)`,
      order: 'id desc',
    },
  },
  'places.searchCities': {
    caller: 'staff',
    tables: ['cities'],
    needed: { searchQuery: 'tor' },
    byHand: { from: 'cities', where: `ascii_name ilike 'tor%'`, order: 'population desc' },
  },
  'prices.listPriceBooks': {
    caller: 'staff',
    tables: ['price_bands'],
    byHand: { from: 'price_bands', order: 'effective_from desc' },
  },
  'prices.listPricedRoles': {
    caller: 'staff',
    tables: ['roles'],
    samples: { search: ['book', 'zzqxj'] },
    byHand: { from: 'roles', order: 'value' },
  },
  'prices.listTaxRates': {
    caller: 'staff',
    tables: ['tax_rates'],
    samples: { search: ['ont', 'zzqxj'] },
    byHand: { from: 'tax_rates', order: 'region, uuid' },
  },
  'prices.listPayRates': { caller: 'staff', tables: ['pay_rates'], byHand: { from: 'pay_rates', order: 'uuid' } },
  'projects.listProjects': {
    caller: 'client',
    tables: ['projects'],
    byHand: {
      from: 'projects',
      where: `client_uuid = (${largestOf('client_uuid', 'projects')}) and start_date is null`,
      order: 'created_date desc',
    },
  },
  'projects.listAssistantProjects': {
    caller: 'assistant',
    tables: ['rate_plans', 'va_relationships'],
    params: { uuid: `select virtualassistant_uuid from ${place}` },
    samples: { group: ['candidate', 'current', 'past'] },
    byHand: {
      from: 'rate_plans join projects on projects.uuid = project_uuid',
      where: `virtualassistant_uuid = (select virtualassistant_uuid from ${place})`,
      order: 'rate_start_date',
    },
  },
  'projects.listOpenRoles': {
    caller: 'staff',
    tables: ['role_searches', 'match_candidates'],
    byHand: {
      from: 'role_searches join projects on projects.uuid = project_uuid join clients on clients.uuid = client_uuid',
      countedFrom: 'role_searches',
      where: 'closed_date is null',
      order: 'opened_date, role_searches.uuid',
    },
  },
  'projects.listClientProjects': {
    caller: 'staff',
    tables: ['projects', 'rate_plans', 'subscription_periods'],
    params: { uuid: largestOf('client_uuid', 'projects') },
    byHand: {
      from: 'projects',
      where: `client_uuid = (${largestOf('client_uuid', 'projects')})`,
      order: 'start_date desc nulls last, uuid',
    },
  },
  'projects.searchProjects': {
    caller: 'staff',
    tables: [
      'projects',
      'rate_plans',
      'subscription_periods',
      'project_health',
      'project_follow_ups',
      'va_relationships',
      'project_requirements',
    ],
    byHand: {
      from: 'projects join clients on clients.uuid = client_uuid',
      countedFrom: 'projects',
      where: 'removed_date is null',
      order: 'start_date desc nulls last, projects.created_date desc, projects.uuid',
    },
  },
  'promotions.listPromotions': {
    caller: 'staff',
    tables: ['promotions'],
    samples: { type: ['percentage'], search: ['invoices', 'code77', 'zzqxj'] },
    byHand: { from: 'promotions', order: 'redeemable_from desc, uuid desc' },
  },
  'promotions.listRedemptions': {
    caller: 'staff',
    tables: ['promotion_redemptions'],
    params: { uuid: largestOf('promotion_uuid', 'promotion_redemptions') },
    byHand: {
      from: 'promotion_redemptions join clients on clients.uuid = client_uuid join projects on projects.uuid = project_uuid',
      countedFrom: 'promotion_redemptions',
      where: `promotion_uuid = (${largestOf('promotion_uuid', 'promotion_redemptions')})`,
      order: 'promotion_redemptions.created_date desc',
    },
  },
  'tasks.listTasks': {
    caller: 'staff',
    tables: ['tasks', 'task_lists', 'task_assignments', 'task_completions'],
    samples: { ...taskSamples, type: ['current', 'completed', 'all'] },
    byHand: tasksByHand,
  },
  'tasks.listClientTasks': {
    caller: 'client',
    tables: ['tasks'],
    samples: { ...taskSamples, type: ['current', 'completed', 'all'] },
    byHand: {
      ...tasksByHand,
      countedFrom: 'tasks join projects on projects.uuid = project_uuid',
      where: `${tasksByHand.where} and projects.client_uuid = (${largestOf('client_uuid', 'projects')})`,
    },
  },
  'tasks.listAssistantTasks': {
    caller: 'assistant',
    tables: ['tasks'],
    samples: { ...taskSamples, type: ['current', 'completed', 'all'] },
    byHand: {
      ...tasksByHand,
      where: `${tasksByHand.where} and tasks.project_uuid in (select project_uuid from rate_plans where virtualassistant_uuid = (select virtualassistant_uuid from ${place}))`,
    },
  },
  'tasks.listTaskLists': { caller: 'staff', tables: ['task_lists'], byHand: taskListsByHand },
  'tasks.listClientTaskLists': {
    caller: 'client',
    tables: ['task_lists'],
    byHand: {
      ...taskListsByHand,
      countedFrom: 'task_lists join projects on projects.uuid = project_uuid',
      where: `projects.client_uuid = (${largestOf('client_uuid', 'projects')})`,
    },
  },
  'tasks.listAssistantTaskLists': {
    caller: 'assistant',
    tables: ['task_lists'],
    byHand: {
      ...taskListsByHand,
      where: `task_lists.project_uuid in (select project_uuid from rate_plans where virtualassistant_uuid = (select virtualassistant_uuid from ${place}))`,
    },
  },
  'tasks.listTaskProjects': {
    caller: 'staff',
    tables: ['projects'],
    byHand: { from: 'projects', where: 'start_date is not null', order: 'project_name, uuid' },
  },
  'time.listTime': {
    caller: 'staff',
    tables: ['time_entries', 'time_day_sums'],
    samples: { search: ['invoices', 'renew suppliers for kowalski', 'zzqxj'] },
    byHand: timeByHand,
  },
  'time.listRejectedTime': {
    caller: 'assistant',
    tables: ['rejected_time'],
    byHand: {
      from: 'rejected_time',
      where: `virtualassistant_uuid = (select virtualassistant_uuid from ${place})`,
      order: 'start_at, uuid',
    },
  },
}

/** Pages that count what lists list: no lists themselves, measured beside them. */
export const homes: readonly { readonly path: string; readonly caller: Caller }[] = [
  { path: '/home/admin', caller: 'staff' },
  { path: '/home/admin/today', caller: 'staff' },
  { path: '/home/client', caller: 'client' },
  { path: '/home/virtualassistant', caller: 'assistant' },
]
