"""What glTF cannot say about surfaces: clear panes, and blacks that stay black."""

import bpy

# Under lamps this large a full mirror sheen turns black plastic and paint grey.
BLACK_BELOW = 0.012
BLACK_SPECULAR = 0.22


def finish_special_materials():
    for material in bpy.data.materials:
        if material.name.startswith("GLASS"):
            make_clear_pane(material)
        else:
            keep_black(material)


def keep_black(material):
    surface = material.node_tree.nodes.get("Principled BSDF") if material.use_nodes else None
    if surface is None:
        return
    color = surface.inputs["Base Color"]
    is_black = not color.is_linked and max(color.default_value[:3]) < BLACK_BELOW
    if is_black or material.name.startswith("dark-"):
        surface.inputs["Specular"].default_value = BLACK_SPECULAR


def make_clear_pane(material):
    """Clear with a mirror sheen at the rim; real refraction would need far more samples."""
    tree = material.node_tree
    tree.nodes.clear()
    add = tree.nodes.new
    output, mix = add("ShaderNodeOutputMaterial"), add("ShaderNodeMixShader")
    clear, gloss, fresnel = (
        add("ShaderNodeBsdfTransparent"),
        add("ShaderNodeBsdfGlossy"),
        add("ShaderNodeFresnel"),
    )
    gloss.inputs["Roughness"].default_value = 0.02
    fresnel.inputs["IOR"].default_value = 1.45
    tree.links.new(fresnel.outputs[0], mix.inputs[0])
    tree.links.new(clear.outputs[0], mix.inputs[1])
    tree.links.new(gloss.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], output.inputs["Surface"])
