import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { createQueryClient } from '../platform/api/query-client.ts'
import { fixedHistory } from '../platform/navigation/app-history.ts'
import { App } from './app.tsx'
import { loadPage } from './pages.tsx'
import { notFoundRoute, routes } from './routes.tsx'

export { notFoundRoute, routes }

/** The first state of the page at an address, as the browser will take it over. */
export async function renderPage(address: string): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <App
        history={fixedHistory(address)}
        queryClient={createQueryClient()}
        nonce="__NONCE__"
        arrivedAt={await loadPage(address)}
      />
    </StrictMode>,
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  )
  return await new Response(prelude).text()
}
