const mirrored = { isMirrored: true }
const nickel = { tint: 'nickel', facts: { metal: 'nickel' } }

/** Colours as they are seen in finished images, which are lighter than a model's own. */
const seen = {
  black: '#2b2d30',
  blue: '#4d93cf',
  brown: '#8a5f42',
  cream: '#ddd6c4',
  green: '#46a06a',
  grey: '#8d9399',
  orange: '#e8833a',
  red: '#c8443c',
  silver: '#b9bec2',
  teal: '#2f9aa0',
  violet: '#8d63b8',
  white: '#e4e4e0',
  yellow: '#d9b13a',
}

/** The images of one base whose one colour is exchanged, named by the new colour. */
function inColors(image, from, colors, reach) {
  return Object.fromEntries(
    colors.map((color) => [
      `${image}-${color}`,
      { image, tint: { from: seen[from], to: seen[color], reach }, facts: { color } },
    ]),
  )
}

/**
 * Images that are made of a finished one, by their name: by giving one hue of it another colour, fit
 * where nothing else in the image has that hue, or by showing it from the other side, fit for what is
 * alike left and right and has no print.
 */
export const tints = {
  ...inColors('control-unit-flat', 'blue', ['black', 'grey', 'teal', 'violet', 'white', 'yellow']),
  ...inColors('cooker-green', 'green', ['black', 'brown', 'grey', 'orange', 'white', 'yellow'], 60),
  ...inColors('filter-elements', 'yellow', ['blue', 'green']),
  ...inColors('filter-inline', 'blue', [
    'black',
    'green',
    'grey',
    'orange',
    'red',
    'silver',
    'violet',
    'white',
    'yellow',
  ]),
  ...inColors('heater-grooved', 'blue', ['black', 'cream', 'grey', 'red']),
  ...inColors('hose-cut', 'orange', ['black', 'red']),
  ...inColors('hose-green', 'green', ['black', 'blue', 'grey', 'orange', 'red', 'yellow']),
  ...inColors('hose-short-nut', 'orange', ['blue', 'green', 'grey'], 16),
  ...inColors('hose-thin-long', 'blue', ['black', 'yellow']),
  ...inColors('injector-rail-round', 'blue', ['black', 'red']),
  ...inColors('injector-rail-seats', 'blue', ['green', 'red', 'violet', 'white']),
  ...inColors('regulator-low-compact', 'green', ['blue', 'yellow']),
  'changeover-manual-nickel': { image: 'changeover-manual', ...nickel },
  'cooker-single-mirrored': {
    image: 'cooker-single',
    ...mirrored,
    facts: { burners: '1' },
  },
  'cylinder-butane-grey': {
    image: 'cylinder-butane',
    tint: { from: seen.blue, to: '#7d8388' },
    facts: { color: 'grey' },
  },
  'cylinder-composite-clear': {
    image: 'cylinder-composite',
    tint: { from: seen.blue, to: '#c9cfd2' },
  },
  'cylinder-mini-green': {
    image: 'cylinder-mini',
    tint: { from: seen.blue, to: '#4f9a4a' },
    facts: { color: 'green' },
  },
  'filter-line-nickel': { image: 'filter-line', ...nickel },
  'injector-fast-nickel': { image: 'injector-fast', ...nickel },
  'multivalve-compact-nickel': { image: 'multivalve-compact', ...nickel },
  'multivalve-large-nickel': { image: 'multivalve-large', ...nickel },
  'multivalve-pump-nickel': { image: 'multivalve-pump', ...nickel },
  'multivalve-tap-nickel': { image: 'multivalve-tap', ...nickel },
  'multivalve-twin-nickel': { image: 'multivalve-twin', ...nickel },
  'regulator-high-fixed-nickel': { image: 'regulator-high-fixed', ...nickel },
  'regulator-low-dome-nickel': { image: 'regulator-low-dome', ...nickel },
  'reducer-black': { image: 'reducer', tint: { from: seen.blue, to: '#202224' } },
  'reducer-yellow': { image: 'reducer', tint: { from: seen.blue, to: '#f0c030' } },
  'regulator-high-fixed-mirrored': { image: 'regulator-high-fixed', ...mirrored },
  'regulator-line-mirrored': { image: 'regulator-line', ...mirrored },
  'regulator-low-dome-mirrored': { image: 'regulator-low-dome', ...mirrored },
  'safety-valve-nickel': { image: 'safety-valve', ...nickel },
  'temperature-sensor-steel': { image: 'temperature-sensor', ...nickel },
  'torch-mirrored': { image: 'torch', ...mirrored },
  'torch-steel': { image: 'torch', ...nickel },
}
