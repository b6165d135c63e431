import type { TodayLine } from '@talentplace/contract/desk/staff-today/staff-today.routes'
import { queueNames } from '../../../../subscriptions/care/care-words.ts'
import type { Reply } from '../../../../platform/api/operation-types.ts'
import { paths } from '../../../../platform/navigation/paths.ts'
import { staffPaths } from '../../../../platform/navigation/staff-paths.ts'

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
const project = staffPaths.staffProject
const proposedBy = (who: string): string => `proposed by ${who}`

/** In the order their figures are shown in: what people wait for, subscriptions, assistants, money. */
export const todayKinds: Readonly<Record<TodayKind, Kind>> = {
  alerts: {
    one: 'Alert',
    all: 'Alerts',
    list: () => staffPaths.alerts({ ...mine, open: true }),
    page: staffPaths.alert,
  },
  questions: {
    one: 'Client question',
    all: 'Client questions',
    list: () => staffPaths.matching({ ...mine, asked: true }),
    page: staffPaths.matchBoard,
  },
  discussions: {
    one: 'Discussion',
    all: 'Discussions',
    list: () => paths.discussions('admin', { waits_for_me: true }),
    page: (uuid) => paths.discussion('admin', uuid),
  },
  interviews: { one: 'Interview', all: 'Interviews', list: null, page: staffPaths.matchBoard },
  tasks: {
    one: 'Task',
    all: 'Tasks due',
    list: (today) => staffPaths.staffTodo({ to: today }),
    page: (uuid) => paths.task('admin', uuid),
  },
  open_roles: {
    one: 'Open role',
    all: 'Open roles',
    list: () => staffPaths.matching(mine),
    page: staffPaths.matchBoard,
  },
  retention: {
    one: queueNames.retention,
    all: queueNames.retention,
    list: () => staffPaths.staffProjects({ searchType: 'In Retention', ...mine }),
    page: project,
  },
  health: {
    one: queueNames.health,
    all: queueNames.health,
    list: () => staffPaths.staffProjects({ searchType: 'Health Check', ...mine }),
    page: project,
  },
  review: {
    one: queueNames.review,
    all: queueNames.review,
    list: () => staffPaths.staffProjects({ searchType: 'Requiring Review', ...mine }),
    page: project,
  },
  first_30: {
    one: queueNames.first_30,
    all: queueNames.first_30,
    list: () => staffPaths.staffProjects({ searchType: 'In First 30', ...mine }),
    page: project,
  },
  health_words: {
    one: 'Health you set, about to end',
    all: 'Health you set',
    list: () => staffPaths.staffProjects({ needs: 'word', ...mine }),
    page: project,
  },
  briefs: {
    one: 'Welcome brief to read',
    all: 'Welcome briefs',
    list: () => staffPaths.staffProjects({ needs: 'brief', ...mine }),
    page: project,
  },
  invitations: {
    one: 'Invitation without an answer',
    all: 'Invitations',
    list: () => staffPaths.staffProjects({ unanswered: true, ...mine }),
    page: project,
  },
  retention_cases: {
    one: 'Assistant who may leave',
    all: 'Assistants who may leave',
    list: () => staffPaths.retention({ state: 'open', ...mine }),
    page: staffPaths.staffAssistant,
  },
  applications: {
    one: 'Application to decide on',
    all: 'Applications to decide on',
    list: () => staffPaths.applicants({ waits_for_us: true }),
    page: staffPaths.staffAssistant,
  },
  invoice_adjustments: {
    one: 'Invoice adjustment to approve',
    all: 'Invoice adjustments',
    list: () => staffPaths.adjustments('client', { waits_for_me: true }),
    about: proposedBy,
    page: (uuid) => staffPaths.adjustment('client', uuid),
  },
  bill_adjustments: {
    one: 'Bill adjustment to approve',
    all: 'Bill adjustments',
    list: () => staffPaths.adjustments('va', { waits_for_me: true }),
    about: proposedBy,
    page: (uuid) => staffPaths.adjustment('va', uuid),
  },
  manual_refunds: {
    one: 'Refund to approve',
    all: 'Refunds to approve',
    list: null,
    about: (who) => `recorded by ${who}`,
    page: staffPaths.staffClient,
  },
  payouts: {
    one: 'To release',
    all: 'Payouts',
    list: () => staffPaths.payouts({ waits_for_me: true }),
    title: (who) => `Payout made by ${who}`,
    page: staffPaths.payout,
  },
}
