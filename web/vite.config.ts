import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { endpoints } from './platform/api/endpoints.ts'

const endpointsModule = /\/platform\/api\/endpoints\.ts$/

/** Ships the result of `endpoints.ts` instead of its code: the contract's schemas and zod stay out of the first load. */
const endpointsAsData: Plugin = {
  name: 'endpoints-as-data',
  enforce: 'pre',
  load(id) {
    return endpointsModule.test(id) ? `export const endpoints = ${JSON.stringify(endpoints)}` : null
  },
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [endpointsAsData, react()],
  appType: 'spa',
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    reportCompressedSize: false,
  },
  server: {
    port: Number(process.env['WEB_PORT'] ?? 5173),
    proxy: { '/api': { target: process.env['API_URL'] ?? 'http://127.0.0.1:3000', changeOrigin: true } },
  },
})
