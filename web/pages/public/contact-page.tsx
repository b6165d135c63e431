import { LinkButton } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useConfiguration, type Configuration } from '../../platform/configuration/configuration.ts'
import styles from './contact-page.module.css'

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

/** B8.3: a discovery call with the Solutions team, by whatever this installation has configured. */
export function ContactPage() {
  const { data, error, refetch } = useConfiguration()
  return (
    <Page
      heading="Book a discovery call"
      lead="Twenty minutes with our Solutions team: you describe the work, we come back with people who fit and have the hours."
    >
      {data && <Ways links={data.links} />}
      {error && !data && <LoadFailure message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && (
        <ul className={styles.ways} aria-busy="true" aria-label="Loading the ways to reach us">
          {[220, 150, 150].map((height, at) => (
            <li key={at}>
              <Skeleton height={height} />
            </li>
          ))}
        </ul>
      )}
    </Page>
  )
}
