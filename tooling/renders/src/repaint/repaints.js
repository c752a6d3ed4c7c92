const brass = '#d9b865'
const nickel = '#c3c7cb'
const inNickel = (image, strictness = 0.8) => ({ image, from: brass, to: nickel, strictness })
const blowlampBlue = { image: 'blowlamp', from: '#3f86d6' }
const cabinetGreen = { image: 'cabinet-green', from: '#4a9a70' }
const clipBlue = { image: 'regulator-clip-on', from: '#3f8fdc' }
const cookerGreen = { image: 'cooker-green', from: '#3f9068' }
const cylinderBlue = { image: 'cylinder-5-blue', from: '#2f6fc4' }
const heaterGreen = { image: 'heater-green', from: '#3f9068' }
const toroidBlue = { image: 'toroid-blue', from: '#2f6cae' }
const externalBlue = { image: 'toroid-external', from: '#2f6cae' }
const tankBlue = { image: 'tank-cylindrical-blue', from: '#2f6cae' }
const hoseOrange = { image: 'hose', from: '#e8843f', strictness: 0.94 }
const lanternGreen = { image: 'lantern', from: '#4f9d74' }
const labelGreen = { from: '#2f8a5f' }

/**
 * Images that are another in a different paint or plating, by their name: the image, its paint
 * in full light, and the wanted one.
 */
export const repaints = {
  'adapter-nickel': inNickel('adapter'),
  'blowlamp-red': { ...blowlampBlue, to: '#c23a30' },
  'cabinet-grey': { ...cabinetGreen, to: '#9ba1a7' },
  'cabinet-white': { ...cabinetGreen, to: '#eceae4' },
  'cartridge-green': { image: 'cartridge', from: '#3f86d6', to: '#3d9468' },
  'control-unit-orange': { ...labelGreen, image: 'control-unit', to: '#d9752b' },
  'cooker-black': { ...cookerGreen, to: '#33363a' },
  'cooker-blue': { ...cookerGreen, to: '#2f63ae' },
  'cooker-cream': { ...cookerGreen, to: '#e4dcc8' },
  'cooker-red': { ...cookerGreen, to: '#c04638' },
  'cylinder-5-green': { ...cylinderBlue, to: '#3f8a63' },
  'cylinder-5-grey': { ...cylinderBlue, to: '#9ba1a8' },
  'cylinder-5-orange': { ...cylinderBlue, to: '#e08a3c' },
  'cylinder-5-red': { ...cylinderBlue, to: '#bd4136' },
  'cylinder-composite-orange': {
    image: 'cylinder-composite',
    from: '#4f9ed8',
    to: '#e59a45',
  },
  'detector-spray-orange': { image: 'detector-spray', from: '#3fb0ba', to: '#e08a3c' },
  'filling-adapter-nickel': inNickel('filling-adapter'),
  'filter-blue': { ...labelGreen, image: 'filter', to: '#2f6fc4' },
  'filter-red': { ...labelGreen, image: 'filter', to: '#c0392b' },
  'fitting-elbow-nickel': inNickel('fitting-elbow'),
  'fitting-tee-nickel': inNickel('fitting-tee'),
  'grill-table-black': { image: 'grill-table-red', from: '#b5443a', to: '#34373b' },
  'hose-black': { ...hoseOrange, to: '#1f2023' },
  'hose-blue': { ...hoseOrange, to: '#2d66b0' },
  'hose-red': { ...hoseOrange, to: '#c93a32' },
  'injector-rail-nickel': inNickel('injector-rail'),
  'injector-rail-6-nickel': inNickel('injector-rail-6'),
  'lantern-black': { ...lanternGreen, to: '#33363a' },
  'lantern-copper': { ...lanternGreen, to: '#c98256' },
  'multivalve-nickel': inNickel('multivalve'),
  'nipple-set-nickel': inNickel('nipple-set'),
  'quick-coupling-nickel': inNickel('quick-coupling'),
  'reducer-green': { image: 'reducer', from: '#3f77bd', to: '#3d9468' },
  'regulator-clip-green': { ...clipBlue, to: '#3d9468' },
  'regulator-clip-red': { ...clipBlue, to: '#cc3a33' },
  'regulator-nickel': inNickel('regulator'),
  'sealing-tape-blue': { image: 'sealing-tape', from: '#f0d23c', to: '#4a8fd6' },
  'trolley-blue': { image: 'trolley', from: '#d94446', to: '#3b74bd' },
  'heater-red': { ...heaterGreen, to: '#a83a30' },
  'heater-grey': { ...heaterGreen, to: '#8f959b' },
  'heater-anthracite': { ...heaterGreen, to: '#3c4045' },
  'heater-sand': { ...heaterGreen, to: '#c9b48c' },
  'heater-blue-flame-white': { image: 'heater-blue-flame-red', from: '#a83a34', to: '#e8e5dd' },
  'heater-blue-flame-grey': { image: 'heater-blue-flame-red', from: '#a83a34', to: '#8f959b' },
  'toroid-black': { ...toroidBlue, to: '#1f2124' },
  'toroid-grey': { ...toroidBlue, to: '#8f959b' },
  'toroid-green': { ...toroidBlue, to: '#3d8a63' },
  'toroid-external-black': { ...externalBlue, to: '#2b2d30' },
  'toroid-external-grey': { ...externalBlue, to: '#8f959b' },
  'tank-cylindrical-black': { ...tankBlue, to: '#1f2124' },
  'tank-cylindrical-grey': { ...tankBlue, to: '#8f959b' },
  'tank-cylindrical-white': { ...tankBlue, to: '#e4e5e3' },
  'filter-plain-blue': { ...labelGreen, image: 'filter-plain', to: '#2f6fc4' },
  'filter-plain-red': { ...labelGreen, image: 'filter-plain', to: '#c0392b' },
  'filter-plain-violet': { ...labelGreen, image: 'filter-plain', to: '#7a4fa3' },
  'reducer-orange': { image: 'reducer', from: '#3f77bd', to: '#d9752b' },
  'control-unit-plain-blue': { ...labelGreen, image: 'control-unit-plain', to: '#2f6fc4' },
  'control-unit-plain-orange': { ...labelGreen, image: 'control-unit-plain', to: '#d9752b' },
  'control-unit-red': { ...labelGreen, image: 'control-unit', to: '#c0392b' },
}
