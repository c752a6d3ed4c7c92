import '@floga/ui/fonts.css'
