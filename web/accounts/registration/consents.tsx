import * as t from '@talentplace/contract/accounts/messages/consents'
import { Checkbox } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { paths } from '../../platform/navigation/paths.ts'
import { Rich } from '../../ui/rich.tsx'
import styles from './consents.module.css'

type BoxProps = ComponentProps<typeof Checkbox>

/** A document that is agreed to; it opens beside the form, which stays as it is. */
const linkTo = (path: string) => (text: ReactNode[]) => (
  <a href={path} target="_blank" rel="noopener">
    {text}
  </a>
)

/** B7: the terms, which have to be accepted, and news by email, which nobody has to want and not every form asks about. */
export function Consents({ terms, news }: { terms: BoxProps; news?: BoxProps }) {
  return (
    <div className={styles.consents}>
      <Checkbox
        label={<Rich of={t.terms} values={{}} terms={linkTo(paths.terms())} privacy={linkTo(paths.privacy())} />}
        required
        {...terms}
      />
      {news && <Checkbox label={t.email()} {...news} />}
    </div>
  )
}
