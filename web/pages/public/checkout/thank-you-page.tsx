import { IconCircleCheck, IconMail, IconUsersGroup } from '@tabler/icons-react'
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
        Dashboard
      </LinkButton>
      {project && (
        <LinkButton variant="outline" to={paths.clientProject(project)}>
          My Subscription
        </LinkButton>
      )}
    </>
  )
}

function WhatComes({ project }: { project: string | null }) {
  return (
    <ol className={styles.steps}>
      <li>
        <IconCircleCheck size={24} stroke={1.75} aria-hidden="true" />
        <p>
          <strong>Your payment is made and your subscription is active.</strong> We’re asking the people you chose to
          confirm.
        </p>
      </li>
      <li>
        <IconMail size={24} stroke={1.75} aria-hidden="true" />
        <p>
          <strong>A welcome email is on its way.</strong> It has your signed agreement, and links to{' '}
          <Link to={paths.matchingMeeting(project)}>schedule the matching meeting</Link> and to{' '}
          {project ? <Link to={paths.projectRequirements(project)}>your welcome brief</Link> : 'your welcome brief'}.
        </p>
      </li>
      <li>
        <IconUsersGroup size={24} stroke={1.75} aria-hidden="true" />
        <p>
          <strong>Our team is in touch within one business day.</strong> They’ll introduce everyone and stay in touch
          through your first weeks.
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
    <Page heading="Thank you" lead="You are all set. Here is what happens next.">
      {project && <PaidAmount project={project} />}
      <WhatComes project={project} />
      {project && <Confirmation projectUuid={project} />}
      <div className={styles.ways}>
        <LinkButton to={paths.matchingMeeting(project)}>Schedule the matching meeting</LinkButton>
        {video && (
          <LinkButton variant="outline" to={video}>
            Watch the introduction
          </LinkButton>
        )}
        <OwnPages project={project} />
        <LinkButton variant="quiet" to={paths.contact()}>
          Contact us
        </LinkButton>
      </div>
    </Page>
  )
}
