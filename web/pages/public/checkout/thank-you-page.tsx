import { Rich } from '../../../ui/rich.tsx'
import * as t from '@talentplace/contract/hiring/messages/thank-you'
import { IconCircleCheck, IconMail, IconUsersGroup } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Confirmation } from '../../../hiring/checkout/confirmation.tsx'
import { useConfiguration } from '../../../platform/configuration/configuration.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { useSession } from '../../../platform/session/session.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { PaidAmount } from './paid-amount.tsx'
import styles from './thank-you-page.module.css'

/** B8.2: only where the client has these pages. */
function OwnPages({ project }: { project: string | null }) {
  const permissions = useSession().user?.permissions ?? []
  const flags = useConfiguration().data?.flags
  if (flags?.['client-projects'] !== true && !permissions.includes('client.beta')) return null
  return (
    <>
      <LinkButton variant="outline" to={paths.clientHome()}>
        {t.dashboard()}
      </LinkButton>
      {project && (
        <LinkButton variant="outline" to={paths.clientProject(project)}>
          {t.mySubscription()}
        </LinkButton>
      )}
    </>
  )
}

const strong = (text: ReactNode[]) => <strong>{text}</strong>

function WhatComes({ project }: { project: string | null }) {
  return (
    <ol className={styles.steps}>
      <li>
        <IconCircleCheck size={24} stroke={1.75} aria-hidden="true" />
        <p>
          <Rich of={t.active} values={{}} strong={strong} />
        </p>
      </li>
      <li>
        <IconMail size={24} stroke={1.75} aria-hidden="true" />
        <p>
          <Rich
            of={t.mailComes}
            values={{}}
            strong={strong}
            meeting={(text) => <Link to={paths.matchingMeeting(project)}>{text}</Link>}
            brief={(text) => (project ? <Link to={paths.projectRequirements(project)}>{text}</Link> : text)}
          />
        </p>
      </li>
      <li>
        <IconUsersGroup size={24} stroke={1.75} aria-hidden="true" />
        <p>
          <Rich of={t.inTouch} values={{}} strong={strong} />
        </p>
      </li>
    </ol>
  )
}

/** B8.2: /thankyou after payment. */
export default function ThankYouPage() {
  const [search] = useSearchParams()
  const project = search.get('project')
  const video = useConfiguration().data?.links.welcome_video ?? null
  return (
    <Page heading={t.heading()} lead={t.lead()}>
      {project && <PaidAmount project={project} />}
      <WhatComes project={project} />
      {project && <Confirmation projectUuid={project} />}
      <div className={styles.ways}>
        <LinkButton to={paths.matchingMeeting(project)}>{t.scheduleMeeting()}</LinkButton>
        {video && (
          <LinkButton variant="outline" to={video}>
            {t.watch()}
          </LinkButton>
        )}
        <OwnPages project={project} />
        <LinkButton variant="quiet" to={paths.contact()}>
          {t.contactUs()}
        </LinkButton>
      </div>
    </Page>
  )
}
