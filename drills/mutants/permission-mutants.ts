import { mutantsIn, type WrittenMutant } from './written-mutant.ts'

const users = 'server/accounts/users'
const colleagues = 'server/accounts/colleagues'
const granting = [`${users}/granting.test.ts`]
const changes = [`${users}/change-users.test.ts`]
const people = [`${users}/see-users.test.ts`]
const company = [`${colleagues}/colleagues.test.ts`]
const roles = ['server/app/colleague-roles.test.ts']
const waits = ['server/payroll/payouts/release-waits.test.ts']

/** Mistakes in who may see and change what. */
export const permissionMutants: readonly WrittenMutant[] = [
  ...mutantsIn('server/work/time/entries/changeable.ts', ['server/work/time/read-time.test.ts'], {
    'staff who only view time are told that they can change it': ['return viewer.canEdit', 'return true'],
  }),
  ...mutantsIn('server/work/time/time-viewer.ts', ['server/work/time/read-time.test.ts'], {
    'viewing time is editing it': ["'admin_time.edit'", "'admin_time.view'"],
    'a client sees what nobody answered for': [
      '\n    and time_entries.status in ${sqlIn(timeEntryStates.sets.counted)})`',
      ')`',
    ],
    'a client sees other companies’ time': ' and time_entries.client_uuid = ${viewer.client_uuid}',
    'an assistant sees what others removed': [
      '(${removed} and time_entries.virtualassistant_uuid = ${viewer.assistant_uuid})',
      '${removed}',
    ],
  }),
  ...mutantsIn(`${users}/granting.ts`, granting, {
    'staff change accounts that may do more than they': [
      'if (granted.every((each) => !isStaffPermission(each) || hasPermission(granter, each))) return',
      'if (granted.length >= 0) return',
    ],
    'staff give what they don’t have': ['...after.filter((each) => !before.includes(each)), ', ''],
    'staff take what they don’t have': [
      ', ...before.filter((each) => !after.includes(each))]',
      ']',
      'who changes someone else holds all that they hold, which is checked first, and of oneself nobody holds more',
    ],
    'an account is a client and staff': ['kinds.filter(Boolean).length > 1', 'kinds.filter(Boolean).length > 2'],
    'a client belongs to no company': ['if (isClient && clientUuid === null)', 'if (!isClient && isClient)'],
    'staff choose early access for others': ['...retained]', '...wanted]'],
  }),
  ...mutantsIn(`${users}/save-user.ts`, changes, {
    'people change their own email': ['    after.email === user.email &&\n', ''],
    'people make themselves the primary contact': [' &&\n    after.is_primary_contact === user.is_primary_contact', ''],
    'people change others’ names': ['if (own && nameOnly) return', 'if (nameOnly) return'],
    'people change their own permissions': ['wanted.permissions === undefined &&\n    after.email', 'after.email'],
  }),
  ...mutantsIn(`${users}/delete-user.ts`, changes, {
    'staff close their own account': 'if (uuid === session.user_uuid) throw',
  }),
  ...mutantsIn(`${users}/user-row.ts`, changes, {
    'who only views accounts edits them': ["'admin_user.edit'", "'admin_user.view'"],
  }),
  ...mutantsIn(`${users}/user-row.ts`, people, {
    'a client without a company sees everybody without one': ['(company !== null && row', '(row'],
  }),
  ...mutantsIn(`${colleagues}/locked-company.ts`, company, {
    'every colleague looks after the company': ['client_uuid === null || !is_primary_contact', 'client_uuid === null'],
    'who has handed the company over still looks after it': ["    .where('is_primary_contact', '=', true)\n", ''],
  }),
  ...mutantsIn(`${colleagues}/reject-too-many.ts`, company, {
    'a company has one person too many': ['Number(count) < maxColleagues', 'Number(count) <= maxColleagues'],
    'a company has one invitation too many': ['Number(count) < maxInvitations', 'Number(count) <= maxInvitations'],
  }),
  ...mutantsIn(`${colleagues}/find-invitation.ts`, company, {
    'an invitation works at the instant it expires': [
      ".where('expires_date', '>', now)",
      ".where('expires_date', '>=', now)",
    ],
  }),
  ...mutantsIn(`${colleagues}/read-colleagues.ts`, company, {
    'an invitation is shown as open at the instant it expires': ['expires_date <= now', 'expires_date < now'],
  }),
  ...mutantsIn(`${colleagues}/hand-over-primary-contact.ts`, company, {
    'someone who can’t sign in yet looks after the company': ['colleague.verified_date === null || ', ''],
  }),
  ...mutantsIn('server/platform/http/authorize.ts', roles, {
    'a colleague’s role holds for nothing': [
      "session.colleague_role === 'everything') return",
      "session.colleague_role !== 'everything') return",
    ],
    'a colleague does what is of no area': [
      'area !== undefined && mayDo',
      'area === undefined || mayDo',
      'every operation that a client may call has an area: contract/operation-areas.test.ts',
    ],
    'being someone’s client lets a colleague in': ["      each !== 'client' &&\n", ''],
  }),
  ...mutantsIn('server/subscriptions/owned-project.ts', ['server/hiring/drafts/project.test.ts'], {
    'who only views projects edits them': [
      "edit: ['admin_project.edit', 'admin_matching.edit']",
      "edit: ['admin_project.view', 'admin_matching.view']",
      'the contract of what edits lets no staff call who hold neither permission to edit',
    ],
    'another company’s draft is there': [
      ' || project.client_uuid === session.client_uuid)',
      ' || session.client_uuid)',
    ],
  }),
  ...mutantsIn('server/subscriptions/owned-project.ts', ['server/hiring/drafts/drafts.test.ts'], {
    'a removed draft is still there': "    .where('removed_date', 'is', null)\n",
  }),
  ...mutantsIn(
    'server/billing/invoice-payments/owned-invoice.ts',
    ['server/billing/invoice-drafts/invoice-drafts.test.ts'],
    {
      'an invoice that isn’t posted is paid': "    .where('number', 'is not', null)\n",
    },
  ),
  ...mutantsIn('server/payroll/bills/visible-bills.ts', ['server/payroll/bills/bills.test.ts'], {
    'an assistant sees drafts of their bills': ['status in ${sqlIn(billStates.sets.shown)}\n    and ', ''],
  }),
  ...mutantsIn('server/payroll/bills/visible-bills.ts', ['server/payroll/bills/posted-bills.test.ts'], {
    'assistants see each other’s bills': [
      '\n    and virtualassistant_uuid = (select uuid from assistants where user_uuid = ${session.user_uuid})',
      '',
    ],
  }),
  ...mutantsIn('server/billing/invoices/visible-invoices.ts', ['server/billing/invoices/invoices.test.ts'], {
    'a client sees other companies’ invoices': ['sql`client_uuid = ${session.client_uuid}`', 'sql`true`'],
    'someone without a company sees every invoice': ['? sql`false`', '? sql`true`'],
  }),
  ...mutantsIn(
    'server/billing/invoice-payments/owned-invoice.ts',
    ['server/billing/invoice-payments/pay-invoice.test.ts'],
    {
      'a client pays another company’s invoice': [
        'found.client_uuid === session.client_uuid ||',
        'session.client_uuid !== null ||',
      ],
    },
  ),
  ...mutantsIn(
    'server/subscriptions/rate-plans/get-assistant-dashboard.ts',
    ['server/subscriptions/rate-plans/assistant-rate-plans.test.ts'],
    {
      'staff see pay without the permission for it': ['!isStaff || hasPermission(', '!isStaff || !hasPermission('],
      'an assistant sees a subscription that they don’t work on': ['rows.length === 0 && !isStaff', 'rows.length < 0'],
    },
  ),
  ...mutantsIn('server/platform/second-person/second-person.ts', waits, {
    'whoever made a payout is told that they can release it': ['!about.authors.includes(viewer) && ', ''],
    'who only views finance is told that they can release it': [
      ' && hasPermission(granted, secondPersonActs[about.act].permission)',
      '',
    ],
    'who has to wait is told that they can release it': ['!own && ', ''],
  }),
]
