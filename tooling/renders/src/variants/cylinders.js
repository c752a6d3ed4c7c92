import { cylinderPaint } from '../materials/cylinder-paint.js'
import { palette } from '../materials/palette.js'
import { createCompositeCylinder } from '../models/cylinders/composite-cylinder.js'
import { createCylinder } from '../models/cylinders/cylinder.js'
import { createCylinderLabel } from '../parts/cylinders/cylinder-label.js'

const sizes = {
  mini: { radius: 112, straight: 84, labelHeight: 62 },
  five: { radius: 132, straight: 130, labelHeight: 110 },
  ten: { radius: 150, straight: 240 },
  tall: { radius: 152, straight: 400 },
  large: { radius: 186, straight: 520, labelHeight: 200 },
}

const names = {
  '#0c3f86': 'blue',
  '#1f6fb0': 'blue',
  '#1566a8': 'blue',
  '#8c9299': 'grey',
  '#5d646b': 'grey',
}

function steel(size, color, text = {}) {
  const label = {
    heading: 'ΥΓΡΑΕΡΙΟ',
    title: 'LPG',
    facts: 'Γεμίζει ως το 80 %.',
    color: '#22272c',
    ...text,
  }
  return createCylinder({
    ...sizes[size],
    color: names[color],
    paint: cylinderPaint(color),
    label: createCylinderLabel(label),
  })
}

/** Cylinders by size, colour and stuff; their labels name no weight unless the name does. */
export const cylinders = {
  'cylinder-5-blue': steel('five', '#0c3f86'),
  'cylinder-butane': steel('five', '#1f6fb0', { heading: 'ΒΟΥΤΑΝΙΟ', title: 'LPG', facts: '' }),
  'cylinder-mini': steel('mini', '#1566a8'),
  'cylinder-blue': steel('ten', '#0c3f86'),
  'cylinder-tall': steel('tall', '#8c9299'),
  'cylinder-large': steel('large', '#5d646b'),
  'cylinder-aluminium': createCylinder({
    ...sizes.five,
    paint: palette.turnedAluminium,
    label: createCylinderLabel({
      heading: 'ΥΓΡΑΕΡΙΟ',
      title: 'ALU',
      facts: 'Φιάλη από αλουμίνιο.',
      color: '#33383d',
    }),
  }),
  'cylinder-aluminium-tall': createCylinder({
    ...sizes.ten,
    paint: palette.turnedAluminium,
    label: createCylinderLabel({
      heading: 'ΥΓΡΑΕΡΙΟ',
      title: 'ALU',
      facts: 'Φιάλη από αλουμίνιο.',
      color: '#1d4f91',
    }),
  }),
  'cylinder-composite': createCompositeCylinder({ color: '#2a6ea3' }),
}
