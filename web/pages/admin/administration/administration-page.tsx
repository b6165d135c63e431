import type { Permission } from '@talentplace/contract/shared/permission'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { Link } from 'react-router'
import { staffPaths } from '../../../platform/navigation/staff-paths.ts'
import { useSession } from '../../../platform/session/session.ts'
import { Entries, Entry } from '../../../ui/entries.tsx'
import { OverviewPage } from '../../../ui/page/overview-page.tsx'
import { Panel } from '../../../ui/panel.tsx'

interface Place {
  readonly title: string
  readonly about: string
  readonly to: string
  readonly permission: Permission
}

const groups: readonly { readonly title: string; readonly places: readonly Place[] }[] = [
  {
    title: 'The product',
    places: [
      {
        title: 'Configurations',
        about: 'Flags and settings, with their history',
        to: staffPaths.configurations(),
        permission: 'admin_configuration.view',
      },
      {
        title: 'Page texts',
        about: 'The words of the public pages',
        to: staffPaths.contentPages(),
        permission: 'admin_configuration.view',
      },
      {
        title: 'Integration readiness',
        about: 'Which outside services are connected, and whether they work',
        to: staffPaths.readiness(),
        permission: 'admin_configuration.view',
      },
      {
        title: 'Notifications',
        about: 'What people are told, and when',
        to: staffPaths.managedNotifications(),
        permission: 'admin_notification.view',
      },
    ],
  },
  {
    title: 'What people search for',
    places: (['roles', 'skills', 'tools', 'industries'] as const).map((kind) => ({
      title: kind.charAt(0).toUpperCase() + kind.slice(1),
      about:
        kind === 'industries' ? 'The industries assistants know' : `The ${kind} people find, and other words for them`,
      to: staffPaths.criteria(kind),
      permission: 'admin_configuration.view' as const,
    })),
  },
  {
    title: 'Money',
    places: [
      {
        title: 'Prices',
        about: 'What an hour costs',
        to: staffPaths.financePrices(),
        permission: 'admin_finance.view',
      },
      {
        title: 'Uplifts and tax categories',
        about: 'What roles cost besides, and how they are taxed',
        to: staffPaths.financeRoles(),
        permission: 'admin_finance.view',
      },
      {
        title: 'Taxes',
        about: 'Rates by province and state',
        to: staffPaths.financeTaxes(),
        permission: 'admin_finance.view',
      },
      {
        title: 'Promotions',
        about: 'Codes and what they take off',
        to: staffPaths.promotions(),
        permission: 'admin_finance.view',
      },
    ],
  },
  {
    title: 'People',
    places: [
      { title: 'Users', about: 'Accounts and permissions', to: staffPaths.users(), permission: 'admin_user.view' },
      { title: 'UTMs', about: 'Campaign and referral links', to: staffPaths.utms(), permission: 'admin_utm.view' },
    ],
  },
  {
    title: 'The machinery',
    places: [
      { title: 'Alerts', about: 'What needs a person', to: staffPaths.alerts(), permission: 'admin_alert.view' },
      { title: 'Jobs', about: 'What is done in the background', to: staffPaths.jobs(), permission: 'super_admin' },
      { title: 'Cron Jobs', about: 'What runs by the clock', to: staffPaths.cronJobs(), permission: 'super_admin' },
      { title: 'Web Sockets', about: 'Who has the product open', to: staffPaths.sockets(), permission: 'super_admin' },
    ],
  },
]

/** /admin/administration: the way to every screen that configures the product and is open to this person. */
export default function AdministrationPage() {
  const permissions = useSession().user?.permissions ?? []
  const open = groups
    .map(({ title, places }) => ({
      title,
      places: places.filter(({ permission }) => hasPermission(permissions, permission)),
    }))
    .filter(({ places }) => places.length > 0)
  return (
    <OverviewPage heading="Administration">
      {open.map(({ title, places }) => (
        <Panel key={title} title={title}>
          <Entries>
            {places.map((place) => (
              <Entry key={place.to} name={<Link to={place.to}>{place.title}</Link>} detail={place.about} />
            ))}
          </Entries>
        </Panel>
      ))}
    </OverviewPage>
  )
}
