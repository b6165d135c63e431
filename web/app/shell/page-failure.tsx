import { useRouteError } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { Wordmark } from './wordmark.tsx'
import styles from './header.module.css'

/** Stands in for a page that couldn't be loaded (a new version was put up, the line is down) or that failed. */
export function PageFailure() {
  const error = useRouteError()
  const notLoaded = error instanceof TypeError && /import|module|fetch|load/i.test(error.message)
  return (
    <>
      <header className={styles.header}>
        <div className={styles.inside}><Wordmark /></div>
      </header>
      <main id="main" tabIndex={-1}>
        <Page
          heading={notLoaded ? 'This page could not be loaded' : 'This page stopped working'}
          lead="What you chose and entered in your search is kept. Loading the page again usually helps."
        >
          <div><Button onClick={() => window.location.reload()}>Load again</Button></div>
        </Page>
      </main>
    </>
  )
}
