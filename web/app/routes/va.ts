import type { FlagName } from '@talentplace/contract/shared/flag'
import { firstRead } from '../../platform/api/query.ts'
import type { AppRoute, Guard } from './route.ts'
import { beingBuilt } from './being-built.ts'
import { built, routesOf } from './route-of.ts'

const page = routesOf('va')
const assistant: Guard = { anyOf: ['virtualassistant'] }
const withFlag = (flag: FlagName): Guard => ({ anyOf: ['virtualassistant'], flag, beta: 'virtualassistant.beta' })

const projects = withFlag('va-projects')
const tasks = withFlag('va-tasks')
const bills = withFlag('va-bill')
const notifications = withFlag('notifications')

/** A3.2: a step of an application to work with us, open to everybody. */
function applicationStep(step: string, title: string, will: string) {
  const write = { label: 'Write to us', to: '/client/contact' }
  return page(`/va/apply${step}`, undefined, beingBuilt(title, will, write), {
    redirectOnLogin: true,
    noLiveChat: true,
    hideSidebar: true,
  })
}

/** A3.2: the pages of a virtual assistant. */
export const vaRoutes: readonly AppRoute[] = [
  { path: '/va/dashboard', area: 'va', redirectTo: '/va/home' },
  page(
    '/va/home',
    assistant,
    built('Home', 'pages/va/home/va-home-page.tsx', async () => {
      const { VaHomePage } = await import('../../pages/va/home/va-home-page.tsx')
      return VaHomePage
    }),
    { reads: () => [firstRead('operations.getAssistantHome', {})], menu: { label: 'Home', icon: 'home', order: 10 } },
  ),
  page(
    '/va/projects',
    projects,
    built('Current projects', 'pages/va/projects/assistant-projects-page.tsx', async () => {
      const { assistantProjectsPage } = await import('../../pages/va/projects/assistant-projects-page.tsx')
      return assistantProjectsPage('current')
    }),
    { menu: { label: 'Current', icon: 'briefcase', order: 22, parent: 'vaProjects' } },
  ),
  page(
    '/va/projects_candidate',
    projects,
    built('Upcoming projects', 'pages/va/projects/candidate-projects-page.tsx', async () => {
      const { CandidateProjectsPage } = await import('../../pages/va/projects/candidate-projects-page.tsx')
      return CandidateProjectsPage
    }),
    { menu: { label: 'Upcoming', icon: 'briefcase', order: 21, parent: 'vaProjects' } },
  ),
  page(
    '/va/projects_past',
    projects,
    built('Past projects', 'pages/va/projects/assistant-projects-page.tsx', async () => {
      const { assistantProjectsPage } = await import('../../pages/va/projects/assistant-projects-page.tsx')
      return assistantProjectsPage('past')
    }),
    { menu: { label: 'Past', icon: 'briefcase', order: 23, parent: 'vaProjects' } },
  ),
  page(
    '/va/projects/:uuid/:rate_plan_uuid?',
    projects,
    beingBuilt('Project', 'One project with its client, what they need, its tasks and its hours.'),
  ),
  page(
    '/va/time',
    withFlag('va-time'),
    beingBuilt('Time', 'A timer that runs while you work, and the list of what you logged, ready to correct.'),
    { menu: { label: 'Time', icon: 'timer', order: 30 } },
  ),
  page('/va/tasks', tasks, beingBuilt('Task lists', 'The lists of each project, with what belongs to whom and when.'), {
    menu: { label: 'Task lists', icon: 'tasks', order: 41, parent: 'vaTasks' },
  }),
  page('/va/tasks/todo', tasks, beingBuilt('To do', 'What waits for you over all projects, most pressing first.'), {
    menu: { label: 'To do', icon: 'tasks', order: 42, parent: 'vaTasks' },
  }),
  page(
    '/va/tasks/completed',
    tasks,
    beingBuilt('Completed tasks', 'What you finished yesterday, today and this week.'),
    { menu: { label: 'Completed', icon: 'tasks', order: 43, parent: 'vaTasks' } },
  ),
  page(
    '/va/billing',
    bills,
    beingBuilt('Bills', 'What you earned, period by period, and the day each amount is paid.'),
    {
      menu: { label: 'Bills', icon: 'bills', order: 50 },
    },
  ),
  page('/va/billing/:uuid', bills, beingBuilt('Bill', 'One bill with every line that makes up its total.')),
  page(
    '/va/profile',
    assistant,
    beingBuilt(
      'Profile',
      'What clients see of you, yours to write: roles, skills, tools, hours, your week and a few words about yourself.',
    ),
    { menu: { label: 'Profile', icon: 'profile', order: 91, parent: 'vaAccount' } },
  ),
  page(
    '/va/contact_info',
    assistant,
    beingBuilt('Contact information', 'Your address, telephone and how you are paid.'),
    { menu: { label: 'Contact information', icon: 'card', order: 92, parent: 'vaAccount' } },
  ),
  page(
    '/va/profile/referral',
    withFlag('referral-links'),
    beingBuilt('Referral', 'Your own link to pass on, and what came of it.'),
    { menu: { label: 'Referral', icon: 'gift', order: 93, parent: 'vaAccount' } },
  ),
  page(
    '/va/profile/password',
    assistant,
    built('Change password', 'pages/profile/password-page.tsx', async () => {
      const { PasswordPage } = await import('../../pages/profile/password-page.tsx')
      return PasswordPage
    }),
    {
      menu: { label: 'Change password', icon: 'key', order: 94, parent: 'vaAccount' },
    },
  ),
  page(
    '/va/notifications',
    notifications,
    built('Notifications', 'pages/shared/notifications/notifications-page.tsx', async () => {
      const { notificationsPage } = await import('../../pages/shared/notifications/notifications-page.tsx')
      return notificationsPage('va')
    }),
    { menu: { label: 'Notifications', icon: 'bell', order: 80 } },
  ),
  page(
    '/va/notifications/:uuid',
    notifications,
    built('Notification', 'pages/shared/notifications/notification-page.tsx', async () => {
      const { notificationPage } = await import('../../pages/shared/notifications/notification-page.tsx')
      return notificationPage('va')
    }),
  ),
  page(
    '/va/discussions/:uuid',
    withFlag('discussions'),
    beingBuilt('Discussion', 'Your conversation with your clients and with us, in one place.'),
  ),
  applicationStep(
    '',
    'Become a Guru',
    'Where you apply to work with our clients: who you are, where you live, and the hours you would like.',
  ),
  applicationStep('/fee', 'Application fee', 'The fee of an application, where there is one.'),
  applicationStep('/skills', 'Your skills', 'The roles, skills and tools you work with, and how well you know each.'),
  applicationStep('/skilltest', 'Skill test', 'Short exercises in typing, writing, spreadsheets and judgement.'),
  applicationStep('/scheduleinterview', 'Schedule an interview', 'A time that suits you to talk with our talent team.'),
  applicationStep('/profile', 'Your profile', 'What clients will read about you.'),
  applicationStep('/scheduleonboarding', 'Schedule your onboarding', 'A time that suits you to begin with us.'),
  applicationStep('/contract', 'Your contract', 'The agreement between us, to read and to sign.'),
  applicationStep('/courses', 'Courses', 'The courses that lead to certifications on your profile.'),
]
