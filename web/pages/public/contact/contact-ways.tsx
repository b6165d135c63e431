import * as t from '@talentplace/contract/hiring/messages/meetings'
import { LinkButton } from '../../../ui/button.tsx'
import { LoadFailure } from '../../../ui/notice/load-failure.tsx'
import { Skeleton } from '../../../ui/notice/skeleton.tsx'
import { paths } from '../../../platform/navigation/paths.ts'
import { useConfiguration, type Configuration } from '../../../platform/configuration/configuration.ts'
import styles from './contact-ways.module.css'

type Links = Configuration['links']

function Mailboxes({ links }: { links: Links }) {
  return (
    <>
      <li className={styles.way}>
        <h2>{t.alreadyClient()}</h2>
        <p>{t.alreadyClientText()}</p>
        <a href={`mailto:${links.client_support}`}>{links.client_support}</a>
      </li>
      <li className={styles.way}>
        <h2>{t.workingHere()}</h2>
        <p>{t.workingHereText()}</p>
        <a href={`mailto:${links.va_support}`}>{links.va_support}</a>
      </li>
    </>
  )
}

function Ways({ links }: { links: Links }) {
  return (
    <ul className={styles.ways}>
      <li className={styles.way}>
        <h2>{t.looking()}</h2>
        <p>{t.lookingText()}</p>
        <LinkButton to={links.discovery_meeting ?? paths.contact()}>{t.pickTime()}</LinkButton>
      </li>
      <Mailboxes links={links} />
    </ul>
  )
}

/** The mailboxes, below what books a call. */
export function OtherWays({ links }: { links: Links }) {
  return (
    <ul className={styles.ways}>
      <Mailboxes links={links} />
    </ul>
  )
}

/** A6.11: every way to reach us that this installation has configured. */
export function ContactWays() {
  const { data, error, refetch } = useConfiguration()
  if (data) return <Ways links={data.links} />
  if (error) return <LoadFailure message={error.message} onRetry={() => void refetch()} />
  return (
    <ul className={styles.ways} aria-busy="true" aria-label={t.loadingWays()}>
      {[220, 150, 150].map((height, at) => (
        <li key={at}>
          <Skeleton height={height} />
        </li>
      ))}
    </ul>
  )
}
