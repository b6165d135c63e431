import * as t from '@talentplace/contract/accounts/messages/referrals'
import { IconMail, IconShare } from '@tabler/icons-react'
import { useBrand } from '../../platform/configuration/brand.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import styles from './referral.module.css'

/** Hands a link to whatever the device shares by, where it does, and to its mail program. */
export function ShareLink({ link }: { link: string }) {
  const { name } = useBrand()
  const url = `${window.location.origin}${link}`
  const text = t.shareText({ brand: name })
  const mail = `mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(`${text}\n\n${url}`)}`

  async function share(): Promise<void> {
    try {
      await navigator.share({ title: name, text, url })
    } catch {
      // Whoever closes the device's own dialog shares nothing.
    }
  }

  return (
    <div className={styles.ways}>
      {typeof navigator.share === 'function' && (
        <Button variant="outline" onClick={() => void share()}>
          <IconShare size={18} stroke={1.75} aria-hidden="true" />
          {t.share()}
        </Button>
      )}
      <LinkButton variant="outline" to={mail}>
        <IconMail size={18} stroke={1.75} aria-hidden="true" />
        {t.sendMail()}
      </LinkButton>
    </div>
  )
}
