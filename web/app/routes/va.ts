import * as t from '@talentplace/contract/core/messages/titles'
import type { StartedWork } from '@talentplace/contract/subscriptions/interest.states'
import type { FlagName } from '@talentplace/contract/shared/flag'
import type { AppRoute, Guard } from './route.ts'
import { discussionRoutes } from './discussions.ts'
import { notificationRoutes } from './own-notifications.ts'
import { pagesOf } from './page-route.ts'
import { recordsOf } from './record-route.ts'
import { taskRoutes } from './tasks.ts'

const page = pagesOf('va')
const record = recordsOf('va')
const assistant: Guard = { anyOf: ['virtualassistant'] }
const withFlag = (flag: FlagName): Guard => ({ anyOf: ['virtualassistant'], flag, beta: 'virtualassistant.beta' })

const projects = withFlag('va-projects')
const tasks = withFlag('va-tasks')
const bills = withFlag('va-bill')
const notifications = withFlag('notifications')

const forApplicants = { hideSidebar: true, noLiveChat: true } as const
const appointmentPage = () => import('../../pages/va/apply/appointment-page.tsx')

const projectList = () => import('../../hiring/interest/assistant-project-list-screen.tsx')

function startedWork(path: string, group: StartedWork, label: string, order: number) {
  return page(path, projects, `${label} projects`, projectList, {
    props: { group },
    menu: { label, icon: 'briefcase', order, parent: 'vaProjects' },
  })
}

/** A3.2: the pages of a virtual assistant. */
export const vaRoutes: readonly AppRoute[] = [
  { path: '/va/dashboard', area: 'va', redirectTo: '/va/home' },
  page('/va/home', assistant, 'Home', () => import('../../pages/va/home/va-home-page.tsx'), {
    menu: { label: 'Home', icon: 'home', order: 10 },
  }),
  startedWork('/va/projects', 'current', 'Current', 22),
  page(
    '/va/projects_candidate',
    projects,
    'Upcoming projects',
    () => import('../../hiring/interest/invitation-list-screen.tsx'),
    { menu: { label: 'Upcoming', icon: 'briefcase', order: 21, parent: 'vaProjects' } },
  ),
  startedWork('/va/projects_past', 'past', 'Past', 23),
  record(
    '/va/projects/:uuid/:rate_plan_uuid?',
    projects,
    'Project',
    () => import('../../pages/va/projects/assistant-project-page.tsx'),
  ),
  page('/va/time', withFlag('va-time'), t.time(), () => import('../../work/time/assistant-time-screen.tsx'), {
    translated: true,
    menu: { label: t.time(), icon: 'timer', order: 30 },
  }),
  page('/va/tasks', tasks, t.taskLists(), () => import('../../pages/va/tasks/task-board-page.tsx'), {
    translated: true,
    menu: { label: t.taskLists(), icon: 'tasks', order: 41, parent: 'vaTasks' },
  }),
  page('/va/tasks/todo', tasks, t.toDo(), () => import('../../pages/va/tasks/todo-page.tsx'), {
    translated: true,
    menu: { label: t.toDo(), icon: 'tasks', order: 42, parent: 'vaTasks' },
  }),
  ...taskRoutes('va', tasks, 43),
  page('/va/billing', bills, 'Bills', () => import('../../payroll/bills/assistant-bill-list-screen.tsx'), {
    menu: { label: 'Bills', icon: 'bills', order: 50 },
  }),
  page('/va/billing/year', bills, 'Year’s statement', () => import('../../payroll/pay-year/pay-year-screen.tsx')),
  record('/va/billing/:uuid', bills, 'Bill', () => import('../../payroll/bills/assistant-bill-screen.tsx')),
  page('/va/profile', assistant, 'Profile', () => import('../../pages/va/profile/profile-page.tsx'), {
    menu: { label: 'Profile', icon: 'profile', order: 91, parent: 'vaAccount' },
  }),
  page(
    '/va/profile/preview',
    assistant,
    'Your profile as clients see it',
    () => import('../../pages/va/profile/profile-preview-page.tsx'),
  ),
  page(
    '/va/contact_info',
    assistant,
    'Contact information',
    () => import('../../pages/va/profile/contact-info-page.tsx'),
    { menu: { label: 'Contact information', icon: 'card', order: 92, parent: 'vaAccount' } },
  ),
  page(
    '/va/profile/referral',
    withFlag('referral-links'),
    'Referral',
    () => import('../../accounts/referrals/referral-screen.tsx'),
    { menu: { label: 'Referral', icon: 'gift', order: 93, parent: 'vaAccount' } },
  ),
  page('/va/courses', assistant, 'Courses', () => import('../../talent/courses/course-list-screen.tsx'), {
    menu: { label: 'Courses', icon: 'profile', order: 94, parent: 'vaAccount' },
  }),
  record('/va/courses/:id', assistant, 'Course', () => import('../../pages/va/courses/course-page.tsx'), {
    example: '/va/courses/1',
  }),
  page(
    '/va/profile/password',
    assistant,
    'Change password',
    () => import('../../accounts/passwords/password-screen.tsx'),
    {
      menu: { label: 'Change password', icon: 'key', order: 95, parent: 'vaAccount' },
    },
  ),
  page('/va/profile/data', assistant, 'Your data', () => import('../../desk/personal-data/own-data-screen.tsx'), {
    menu: { label: 'Your data', icon: 'profile', order: 96, parent: 'vaAccount' },
  }),
  record('/va/meetings/:uuid', assistant, 'Meeting', () => import('../../hiring/meetings/invited-meeting-screen.tsx')),
  ...notificationRoutes('va', notifications, 80),
  ...discussionRoutes('va', withFlag('discussions'), 70),
  page('/va/apply', undefined, 'Become a Guru', () => import('../../pages/va/apply/apply-page.tsx'), {
    redirectOnLogin: true,
    noLiveChat: true,
    hideSidebar: true,
    byAddress: true,
  }),
  { path: '/va/apply/fee', area: 'va', redirectTo: '/va/apply' },
  page(
    '/va/apply/skills',
    assistant,
    'Your skills',
    () => import('../../pages/va/apply/skills-page.tsx'),
    forApplicants,
  ),
  page(
    '/va/apply/skilltest',
    assistant,
    'Skill tests',
    () => import('../../talent/skill-tests/skill-tests-screen.tsx'),
    forApplicants,
  ),
  page('/va/apply/scheduleinterview', assistant, 'Schedule an interview', appointmentPage, {
    ...forApplicants,
    props: { kind: 'interview' },
  }),
  page(
    '/va/apply/profile',
    assistant,
    'Your profile',
    () => import('../../pages/va/apply/profile-page.tsx'),
    forApplicants,
  ),
  page('/va/apply/scheduleonboarding', assistant, 'Schedule your onboarding', appointmentPage, {
    ...forApplicants,
    props: { kind: 'onboarding' },
  }),
  page(
    '/va/apply/contract',
    assistant,
    'Your contract',
    () => import('../../pages/va/apply/contract-page.tsx'),
    forApplicants,
  ),
  page(
    '/va/apply/courses',
    assistant,
    'Courses',
    () => import('../../talent/courses/courses-step-screen.tsx'),
    forApplicants,
  ),
]
