import { useEffect } from 'react'

/** Portals of our own dialogs and what belongs to the page itself; everything else at the body's end is the chat's. */
const ours = '#root, noscript, script:not([data-live-chat]), style, [data-portal], [data-mantine-shared-portal-node]'

function removeChat(): void {
  for (const element of document.querySelectorAll(`body > :not(${ours})`)) element.remove()
}

/** The support chat of the configured script, as long as this is on the page. */
export default function LiveChat({ script }: { script: string }) {
  useEffect(() => {
    const element = document.createElement('script')
    element.src = script
    element.async = true
    element.dataset['liveChat'] = ''
    element.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
    document.body.append(element)
    return removeChat
  }, [script])
  return null
}
