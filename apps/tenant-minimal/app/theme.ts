import type { Theme } from '@floga/ui/theme'

/** Paper, tea leaves and saffron. */
export const theme: Theme = {
  light: {
    ground: '#fffdf8',
    groundSoft: '#f7f1e5',
    groundInverse: '#1d3a2f',
    imageBackground: '#f7f1e5',
    ink: '#24211b',
    inkSoft: '#5f594c',
    inkInverse: '#fffdf8',
    line: '#e6decd',
    lineStrong: '#867c68',
    action: '#1f5d45',
    actionHover: '#184b37',
    actionPress: '#123a2b',
    primary: '#c98a2b',
    primaryText: '#80500f',
    primarySoft: '#faf0dc',
    infoText: '#5f594c',
    infoSoft: '#f7f1e5',
    focus: '#1f5d45',
  },
  fonts: { body: "Tajawal, 'Segoe UI', Arial, sans-serif", title: "'El Messiri', Georgia, serif" },
  radiiPx: { control: 20, image: 24 },
}
