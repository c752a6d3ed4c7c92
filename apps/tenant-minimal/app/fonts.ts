import '@fontsource/el-messiri/600.css'
import '@fontsource/tajawal/400.css'
import '@fontsource/tajawal/700.css'
