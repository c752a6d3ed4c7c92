import { formatReport, runConformance } from '@floga/platform-conformance'

const platform = 'http://127.0.0.1:4100'
const report = await runConformance({
  endpoints: { main: `${platform}/main`, data: `${platform}/data`, auth: `${platform}/auth` },
  tenant: 'floga',
  levels: ['guest-cart'],
})
if (!report.isConformant) throw new Error(formatReport(report))
