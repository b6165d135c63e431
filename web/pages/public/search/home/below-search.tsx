import { lazy } from 'react'
import { Introductions } from '../../../../matching/introductions/introductions.tsx'
import { LazyOnVisible } from '../../../../ui/loading/lazy-on-visible.tsx'
import { Figures } from './figures.tsx'
import styles from './further-down.module.css'

const FurtherDown = lazy(() => import('./further-down.tsx'))

/** What follows the first screen of the home page: some of the people first, and the rest once someone comes near. */
export default function BelowSearch() {
  return (
    <>
      <Figures />
      <Introductions />
      <LazyOnVisible isFarDown fallback={<div className={styles.room} />}>
        <FurtherDown />
      </LazyOnVisible>
    </>
  )
}
