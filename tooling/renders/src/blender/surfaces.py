"""Surfaces that glTF cannot describe, replaced by the material's name."""

import bpy


def finish_special_materials():
    for material in bpy.data.materials:
        if material.name.startswith("GLASS"):
            make_clear_pane(material)


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
