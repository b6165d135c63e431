import { LinkButton } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useConfiguration, type Configuration } from '../../platform/configuration/configuration.ts'
import styles from './contact-ways.module.css'

function Ways({ links }: { links: Configuration['links'] }) {
  return (
    <ul className={styles.ways}>
      <li className={styles.way}>
        <h2>Looking for an assistant</h2>
        {links.discovery_meeting ? (
          <>
            <p>Pick a time that suits you. You need nothing but a rough idea of the work.</p>
            <LinkButton to={links.discovery_meeting}>Pick a time</LinkButton>
          </>
        ) : (
          <>
            <p>
              There is no calendar to pick from here yet. Write to us with two or three times that suit you and your
              time zone, and we confirm one of them.
            </p>
            <LinkButton to={`mailto:${links.client_support}?subject=${encodeURIComponent('Discovery call')}`}>
              Write to {links.client_support}
            </LinkButton>
          </>
        )}
      </li>
      <li className={styles.way}>
        <h2>Already a client</h2>
        <p>Questions about your assistants, hours or bills.</p>
        <a href={`mailto:${links.client_support}`}>{links.client_support}</a>
      </li>
      <li className={styles.way}>
        <h2>Working as an assistant</h2>
        <p>Questions about your profile, your hours or your application.</p>
        <a href={`mailto:${links.va_support}`}>{links.va_support}</a>
      </li>
    </ul>
  )
}

/** A6.11: every way to reach us that this installation has configured. */
export function ContactWays() {
  const { data, error, refetch } = useConfiguration()
  if (data) return <Ways links={data.links} />
  if (error) return <LoadFailure message={error.message} onRetry={() => void refetch()} />
  return (
    <ul className={styles.ways} aria-busy="true" aria-label="Loading the ways to reach us">
      {[220, 150, 150].map((height, at) => (
        <li key={at}>
          <Skeleton height={height} />
        </li>
      ))}
    </ul>
  )
}
