import type { TodayLine } from '@talentplace/contract/desk/staff-today/staff-today.routes'
import { queueNames } from '../../../../subscriptions/care/care-words.ts'
import type { Reply } from '../../../../platform/api/operation-types.ts'
import { paths } from '../../../../platform/navigation/paths.ts'

export type StaffToday = Reply<'operations.getStaffToday'>
export type TodayKind = keyof StaffToday['yours']

interface Kind {
  /** What one line is. */
  readonly one: string
  /** What its figure counts. */
  readonly all: string
  /** Where all of it is listed; null where no list has it. */
  readonly list: ((today: string) => string) | null
  /** How a line is called where its own words don't say what it is. */
  readonly title?: (title: string) => string
  readonly about?: (about: string) => string
  /** Where one line leads. */
  readonly page: (uuid: TodayLine['page_uuid']) => string
}

const mine = { mine: true } as const
const project = paths.staffProject
const proposedBy = (who: string): string => `proposed by ${who}`

/** In the order their figures are shown in: what people wait for, subscriptions, assistants, money. */
export const todayKinds: Readonly<Record<TodayKind, Kind>> = {
  alerts: { one: 'Alert', all: 'Alerts', list: () => paths.alerts({ ...mine, open: true }), page: paths.alert },
  questions: {
    one: 'Client question',
    all: 'Client questions',
    list: () => paths.matching({ ...mine, asked: true }),
    page: paths.matchBoard,
  },
  discussions: {
    one: 'Discussion',
    all: 'Discussions',
    list: () => paths.discussions('admin', { waits_for_me: true }),
    page: (uuid) => paths.discussion('admin', uuid),
  },
  interviews: { one: 'Interview', all: 'Interviews', list: null, page: paths.matchBoard },
  tasks: {
    one: 'Task',
    all: 'Tasks due',
    list: (today) => paths.staffTodo({ to: today }),
    page: (uuid) => paths.task('admin', uuid),
  },
  open_roles: { one: 'Open role', all: 'Open roles', list: () => paths.matching(mine), page: paths.matchBoard },
  retention: {
    one: queueNames.retention,
    all: queueNames.retention,
    list: () => paths.staffProjects({ searchType: 'In Retention', ...mine }),
    page: project,
  },
  health: {
    one: queueNames.health,
    all: queueNames.health,
    list: () => paths.staffProjects({ searchType: 'Health Check', ...mine }),
    page: project,
  },
  review: {
    one: queueNames.review,
    all: queueNames.review,
    list: () => paths.staffProjects({ searchType: 'Requiring Review', ...mine }),
    page: project,
  },
  first_30: {
    one: queueNames.first_30,
    all: queueNames.first_30,
    list: () => paths.staffProjects({ searchType: 'In First 30', ...mine }),
    page: project,
  },
  health_words: {
    one: 'Health you set, about to end',
    all: 'Health you set',
    list: () => paths.staffProjects({ needs: 'word', ...mine }),
    page: project,
  },
  briefs: {
    one: 'Welcome brief to read',
    all: 'Welcome briefs',
    list: () => paths.staffProjects({ needs: 'brief', ...mine }),
    page: project,
  },
  invitations: {
    one: 'Invitation without an answer',
    all: 'Invitations',
    list: () => paths.staffProjects({ unanswered: true, ...mine }),
    page: project,
  },
  retention_cases: {
    one: 'Assistant who may leave',
    all: 'Assistants who may leave',
    list: () => paths.retention({ state: 'open', ...mine }),
    page: paths.staffAssistant,
  },
  applications: {
    one: 'Application to decide on',
    all: 'Applications to decide on',
    list: () => paths.applicants({ waits_for_us: true }),
    page: paths.staffAssistant,
  },
  invoice_adjustments: {
    one: 'Invoice adjustment to approve',
    all: 'Invoice adjustments',
    list: () => paths.adjustments('client', { waits_for_me: true }),
    about: proposedBy,
    page: (uuid) => paths.adjustment('client', uuid),
  },
  bill_adjustments: {
    one: 'Bill adjustment to approve',
    all: 'Bill adjustments',
    list: () => paths.adjustments('va', { waits_for_me: true }),
    about: proposedBy,
    page: (uuid) => paths.adjustment('va', uuid),
  },
  manual_refunds: {
    one: 'Refund to approve',
    all: 'Refunds to approve',
    list: null,
    about: (who) => `recorded by ${who}`,
    page: paths.staffClient,
  },
  payouts: {
    one: 'To release',
    all: 'Payouts',
    list: () => paths.payouts({ waits_for_me: true }),
    title: (who) => `Payout made by ${who}`,
    page: paths.payout,
  },
}
